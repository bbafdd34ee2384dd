/// Whose habits a control follows; on a phone these are always those of iOS.
public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }
