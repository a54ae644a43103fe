import CanopyDrawing
import Foundation
import Testing

@testable import CanopyRaster

@MainActor
@Suite("The alignment of lines")
struct LineAlignmentTests {
  /// The distances of the lines of a text from the left edge and from the right one.
  private func distances(_ string: String, _ alignment: DisplayText.Alignment) -> [(left: CGFloat, right: CGFloat)] {
    let request = TextRequest(.plain(string, TextRequest.LetterStyle(font: FontRequest(size: 20))))
    let text = DisplayText(request, in: CGRect(x: 10, y: 5, width: 300, height: 300), [], alignment)
    return PangoTextEngine.shared.lines(of: text).map { ($0.minX - 10, 310 - $0.maxX) }
  }

  @Test("Lines are at the named edge, whichever way they are read", arguments: ["Hello", "שלום עולם", "مرحبا", "12"])
  func edgesAreThoseOfTheText(string: String) {
    let two = string + "\n" + string + string
    for line in distances(two, .left) { #expect(abs(line.left) < 0.5 && line.right > 100) }
    for line in distances(two, .right) { #expect(abs(line.right) < 0.5 && line.left > 100) }
    for line in distances(two, .center) { #expect(abs(line.right - line.left) < 1) }
  }

  @Test("Each line is at the edge from which it is read, or to which it is read")
  func edgesFollowTheDirection() {
    let start = distances("Hello\nשלום", .start)
    #expect(start[0].left < 0.5 && start[1].right < 0.5)
    let end = distances("Hello\nשלום", .end)
    #expect(end[0].right < 0.5 && end[1].left < 0.5)
  }
}
