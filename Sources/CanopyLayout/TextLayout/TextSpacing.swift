internal import CanopyCore
internal import CanopyDrawing
internal import CanopyStyle
internal import Foundation

extension ViewSpacing {
  /// Creates the preferences of a text in a font.
  ///
  /// On Apple's systems a view below a text is 10.81 points away from it at 17 points and 8.35 at 13: the height of a line, less a
  /// part that grows with the size. The distance of a view above a text ends at the capital letters instead of at the line:
  /// 6.60 and 5.14 points.
  init(of font: FontRequest) {
    let line = LineMetrics(systemFontOfSize: font.size, leading: font.leading)
    let below = max(line.height - (0.57825 * font.size - 0.353), 0)
    self.init(textWithDistanceAbove: max(below - (line.ascent - LineMetrics.capHeight * font.size), 0), below: below)
  }
}

extension TextSurroundings {
  /// Returns the preferred distances of a text with runs: the largest of any of its fonts.
  @MainActor
  func spacing(of runs: [TextRun], in node: LayoutNode) -> ViewSpacing {
    guard runs.contains(where: { !$0.modifiers.isEmpty }) else { return spacing }
    let environment = node.environment
    var result: ViewSpacing?
    for run in runs {
      let own = ViewSpacing(of: letters(of: run, in: environment).font)
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
        // The result is kept for measuring only if the element will say that it leaves.
        surroundings.add(self)
        return resolved(text.pointee)?.spacing(for: self) ?? around.spacing
      }
      return around.spacing
    }
  }

  /// A Boolean value that indicates whether an element on which a container relies is a text whose preferred distances have changed.
  var hasOtherTextSpacing: Bool { isText && record.pointee.textStamp != textSpacing.textStamp }
}
