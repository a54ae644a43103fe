internal import CanopyCore
internal import CanopyDrawing
internal import CanopyStyle
internal import CanopyText
internal import Foundation

extension ViewSpacing {
  /// Creates the preferences of a text in a font.
  ///
  /// On Apple's systems, the distance from a text to a view below it is 10.81 points at a text size of 17 points, and 8.35 points
  /// at 13: the height of a line minus a part that grows with the size. The distance from a view above a text is measured to the
  /// capital letters instead of the line: 6.60 and 5.14 points.
  init(of font: FontRequest) {
    let line = LineMetrics(systemFontOfSize: font.size, leading: font.leading)
    let below = max(line.height - (0.57825 * font.size - 0.353), 0)
    self.init(textWithDistanceAbove: max(below - (line.ascent - LineMetrics.capHeight * font.size), 0), below: below)
  }
}

extension TextSurroundings {
  /// Returns the preferred distances of a text with the given runs, which are the largest of all its fonts.
  @MainActor
  func spacing(of runs: [TextRun], in node: LayoutNode) -> ViewSpacing {
    guard runs.contains(where: { !$0.modifiers.isEmpty }) else { return spacing }
    let environment = node.environment
    var result: ViewSpacing?
    for run in runs {
      let own = ViewSpacing(of: letters(with: run.modifiers, in: environment).font)
      result = result?.union(own, edges: [.top, .bottom]) ?? own
    }
    return result ?? spacing
  }
}

@MainActor
extension LayoutNode {
  /// The preferred distances of a text.
  var textSpacing: ViewSpacing {
    guard let payload = ViewRuntime.elements[element].payload else { return ViewSpacing() }
    let text = payload.assumingMemoryBound(to: Text.self)
    return withSurroundings { surroundings in
      let around = surroundings.text
      guard case .verbatim = text.pointee.storage, around.textCase == nil else {
        // The result is kept for measuring only if the element will report when it leaves.
        surroundings.add(self)
        return resolved(text.pointee)?.spacing(for: self) ?? around.spacing
      }
      return around.spacing
    }
  }

  /// A Boolean value that indicates whether the element is a text whose preferred distances have changed since a container relied
  /// on them.
  var hasOtherTextSpacing: Bool { isText && record.pointee.textStamp != textSpacing.textStamp }
}
