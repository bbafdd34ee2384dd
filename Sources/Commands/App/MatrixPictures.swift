import PlainviewCommandLine
import PlainviewUIAutomation

/// The scenes of a document or an app, each under all circumstances of a plan.
@MainActor final class MatrixPictures {
  private let plan: MatrixPlan
  private let ids: [String?]
  private let makeLoader: (Circumstances) -> any SceneLoading
  /// What was remarked, in order, each once.
  private var remarks: [String] = []
  private var hasFailed = false

  init(plan: MatrixPlan, ids: [String?], loader makeLoader: @escaping (Circumstances) -> any SceneLoading) {
    self.plan = plan
    self.ids = ids
    self.makeLoader = makeLoader
  }

  /// The pictures of all scenes, each scene's below its title if there are several.
  func text(_ draw: (LoadedScene) -> String) throws -> String {
    try ids.map { id in
      var matrix = PictureMatrix()
      for variant in plan.variants {
        matrix.add(try picture(id, variant, draw), at: variant.valueIndices, name: variant.name)
      }
      return ids.count == 1 ? matrix.text : "== \(makeLoader(Circumstances()).title(id))\n\(matrix.text)"
    }.joined(separator: "\n\n")
  }

  /// The picture, or what ended the scene's process while it was shown.
  private func picture(
    _ id: String?, _ variant: MatrixPlan.Variant, _ draw: (LoadedScene) -> String
  ) throws -> String {
    let scenes = makeLoader(variant.circumstances)
    let shown = try scenes.load([id])
    let text = shown.first.map(draw)
    for remark in scenes.remarks(on: shown) where !remarks.contains(remark) { remarks.append(remark) }
    if !scenes.failures.isEmpty { hasFailed = true }
    return text ?? scenes.failures.joined(separator: "\n")
  }

  /// Writes the remarks; what the program exits with.
  func complain() -> ExitCode {
    for remark in remarks { Console.complain(remark) }
    return hasFailed ? .failures : .success
  }
}
