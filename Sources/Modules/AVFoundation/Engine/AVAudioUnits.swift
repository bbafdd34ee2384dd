public import Foundation

/// A node that changes sound.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
  /// The name of the class.
  open var name: String { String(describing: type(of: self)) }
  /// The manufacturer, always "Apple".
  open var manufacturerName: String { "Apple" }
  /// The version, always 1.
  open var version: Int { 1 }
}

/// A node that changes sound as it comes.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
  /// Whether sound goes through as it is.
  open var bypass = false
}

/// A node that changes how fast sound goes.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
  /// Whether sound goes through as it is.
  open var bypass = false
}

/// Changes the speed and the pitch of sound independently.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
  public override init() { super.init() }
  /// From 1/32 to 32.
  open var rate: Float = 1
  /// In cents, from -2400 to 2400.
  open var pitch: Float = 0
  /// From 3 to 32.
  open var overlap: Float = 8
  override var speed: Double { bypass ? 1 : Double(rate) }
}

/// Changes the speed of sound as a tape does: faster sound has a higher pitch.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
  public override init() { super.init() }
  /// From 0.25 to 4.
  open var rate: Float = 1
  override var speed: Double { bypass ? 1 : Double(rate) }
}

/// The presets of a distortion.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  /// Three damaged drum sounds, two bad loudspeakers and the first of four reductions of resolution.
  case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1
  /// Three more reductions of resolution and two overdriven sounds.
  case multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed
  /// A third overdriven sound, four echoes, and a mix of all damage.
  case multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken
  /// Five altered voices.
  case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}

/// Distorts sound.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
  public override init() { super.init() }
  /// Stores a preset; the other properties stay as they are.
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) { self.preset = preset }
  /// What was loaded.
  @_spi(Plainview) public private(set) var preset: AVAudioUnitDistortionPreset?
  /// In decibels, from -80 to 20.
  open var preGain: Float = -6
  /// In percent.
  open var wetDryMix: Float = 50
}

/// The presets of a reverb.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  /// Rooms and halls of some sizes, a plate, two chambers and a cathedral.
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
  /// Second variants of rooms and halls, and a third one.
  case largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// Adds reverb to sound.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
  public override init() { super.init() }
  /// Stores a preset; the other properties stay as they are.
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) { self.preset = preset }
  /// What was loaded.
  @_spi(Plainview) public private(set) var preset = AVAudioUnitReverbPreset.mediumHall
  /// In percent.
  open var wetDryMix: Float = 0
}

/// Repeats sound.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
  public override init() { super.init() }
  /// Seconds, from 0 to 2.
  open var delayTime: TimeInterval = 1
  /// In percent, from -100 to 100.
  open var feedback: Float = 50
  /// In hertz.
  open var lowPassCutoff: Float = 15000
  /// In percent.
  open var wetDryMix: Float = 100
}
