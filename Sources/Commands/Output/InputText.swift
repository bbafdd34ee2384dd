import PlainviewRuntime
import PlainviewSnapshot

/// A text file that an argument names, such as a golden.
enum InputText {
  static func text(of path: String) throws -> String {
    let bytes: [UInt8]
    do throws(InputFile.Problem) {
      bytes = try InputFile.bytes(of: path, upTo: GoldenFile.sizeLimit)
    } catch {
      throw InputError("\(path):1:1: \(message(error))")
    }
    guard bytes.count <= GoldenFile.sizeLimit else {
      throw InputError("\(path):1:1: the file has more than \(GoldenFile.sizeLimit) bytes, name a smaller one")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw InputError("\(path):1:1: cannot be read as UTF-8 text, save it as UTF-8")
    }
    return text
  }

  private static func message(_ problem: InputFile.Problem) -> String {
    switch problem {
    case .missing: "no such file, check the path"
    case .folder: "this is a folder, name a file in it"
    case .notRegular: "this is no regular file, name one"
    case .linkCircle: "the links of the path lead in a circle, mend one of them"
    case .unreadable: "the file cannot be read, check its permissions"
    }
  }
}
