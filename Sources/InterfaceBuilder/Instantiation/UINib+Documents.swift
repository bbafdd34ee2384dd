public import Foundation
import PlainviewRuntime
public import PlainviewUIKitCore

/// Lets nibs find their documents; installed when the program is loaded.
@section(".init_array") @used
private let installNibs: @convention(c) @Sendable () -> Void = {
  NibLoading.installOpener { UINib.maker(of: $0, in: $1) }
}

extension UINib {
  /// Opens a xib file; Plainview's own. Throws `InterfaceFileError`.
  public convenience init(contentsOf url: URL) throws {
    let loader = try DocumentLoader(url)
    self.init(nibName: url.deletingPathExtension().lastPathComponent, bundle: nil)
    maker = { loader.topLevelObjects(owner: $0, externalObjects: $1) }
  }

  /// Opens the text of a xib file; the bundle, of which the program itself is the nil one, is not needed.
  ///
  /// A damaged text fails when it is instantiated.
  public convenience init(data: Data, bundle: Bundle?) {
    self.init(nibName: "", bundle: bundle)
    maker = Self.maker { DocumentLoader(document: try InterfaceDocument(bytes: [UInt8](data), path: "data")) }
  }

  private static func maker(_ load: () throws -> DocumentLoader) -> NibLoading.Maker {
    do {
      let loader = try load()
      return { loader.topLevelObjects(owner: $0, externalObjects: $1) }
    } catch {
      let reason = "\(error)"
      return { _, _ in
        raise(.invalidArgument(reason))
        return []
      }
    }
  }

  fileprivate static func maker(of name: String, in bundle: Bundle) -> NibLoading.Maker {
    guard let loader = BundledDocuments.url(of: name, extension: "xib", in: bundle).flatMap({ loader(of: $0) }) else {
      return { _, _ in
        raise(.internalInconsistency(missingText(name, bundle)))
        return []
      }
    }
    return { loader.topLevelObjects(owner: $0, externalObjects: $1) }
  }

  private static func loader(of url: URL) -> DocumentLoader? {
    do {
      return try DocumentLoader(url)
    } catch {
      raise(.invalidArgument("\(error)"))
      return nil
    }
  }

  static func missingText(_ name: String, _ bundle: Bundle) -> String {
    "Could not load NIB in bundle: '\(BundledDocuments.description(of: bundle))' with name '\(name)'"
  }
}

extension Bundle {
  /// Makes the objects of `name.xib`; returns those at the top level.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
