internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout

extension LayoutNode {
  /// Reports mistakes in a path that the element draws, each once for a view's body.
  ///
  /// - Parameter subject: Words for what has the path, at the beginning of a sentence.
  func report(_ flaws: Path.Flaws, of subject: String) {
    for (flaw, sentence) in RuntimeIssue.sentences where flaws.contains(flaw) {
      tree.recordOnce(.pathIsFlawed("\(subject)\(RuntimeIssue.place(of: self)) \(sentence)"))
    }
  }
}

extension RuntimeIssue {
  fileprivate static func pathIsFlawed(_ message: String) -> RuntimeIssue { drawing(message) }

  /// A description of each flaw, and of the part that is drawn anyway.
  fileprivate static let sentences: [(Path.Flaws, String)] = [
    (.numbers, "has a point, length, angle, or transform that isn't finite. The parts with it aren't drawn."),
    (.corners, "has a corner radius that is negative or not a number. The corner is drawn with a radius of 0."),
    (.lineWidth, "has a line width that is negative or not finite. The line isn't drawn."),
    (
      .dash,
      """
      has dashes that can't be drawn. Each length must be finite and not negative, one must be above 0, and the phase must \
      be finite. The line is drawn without gaps, or from a phase of 0.
      """
    ),
    (.fractions, "is trimmed from or to a number that is NaN. Nothing of it is drawn."),
  ]
}
