import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Inspectors, in a window of 600 by 300 points.
@MainActor @Suite struct InspectorTests {
  @Observable @MainActor final class Model {
    var isShown = false
    var width: (least: CGFloat?, ideal: CGFloat, most: CGFloat?)?
  }

  private let model = Model()

  private func screen(_ sizeClass: UserInterfaceSizeClass = .regular, isMirrored: Bool = false) -> TestScreen {
    let size = CGSize(width: 600, height: 300)
    return TestScreen(
      size: size,
      environment: {
        $0.horizontalSizeClass = sizeClass
        $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      }
    ) { Document(model: model) }
  }

  @Test func anInspectorIsAColumnAtTheTrailingEdgeInARegularWidth() throws {
    let screen = screen()
    #expect(try screen.find(id: "document").frame.width == 600)
    model.isShown = true
    screen.settle()
    #expect(screen.presentations.isEmpty)
    #expect(try screen.find(id: "details").frame == CGRect(x: 330, y: 0, width: 270, height: 300))
    #expect(try screen.find(id: "document").frame == CGRect(x: 0, y: 0, width: 330, height: 300))
    model.isShown = false
    screen.settle()
    #expect(try screen.find(id: "document").frame.width == 600)
    #expect(throws: TestError.self) { try screen.find(id: "details") }
  }

  @Test func fromRightToLeftTheColumnIsAtTheLeft() throws {
    model.isShown = true
    #expect(try screen(isMirrored: true).find(id: "details").frame == CGRect(x: 0, y: 0, width: 270, height: 300))
  }

  @Test func theColumnSlidesInWhileTheContentBecomesNarrower() throws {
    let screen = screen()
    model.isShown = true
    screen.update()
    screen.advance(by: 0.1)
    let lines = screen.displayList().split(separator: "\n")
    // The rectangle of the document is on its way.
    let document = try #require(lines.first { $0.contains("fill #34C759") })
    #expect(!document.contains("600×300") && !document.contains("330×300"))
    screen.settle()
    #expect(screen.displayList().contains("fill #34C759: rectangle 0,0 330×300"))
  }

  @Test func theContentSetsTheWidth() throws {
    model.isShown = true
    model.width = (nil, 300, nil)
    let screen = screen()
    func width() throws -> CGFloat { try screen.find(id: "details").frame.width }
    #expect(try width() == 300)
    model.width = (100, 50, 200)
    screen.settle()
    #expect(try width() == 100)
    model.width = (.nan, -.infinity, 1_000)
    screen.settle()
    #expect(try width() == 270)
  }

  @Test func peopleDragTheEdgeWithinTheRange() throws {
    model.isShown = true
    let screen = screen()
    func drag(from start: CGFloat, to end: CGFloat) {
      let touch = screen.touch(at: CGPoint(x: start, y: 150))
      touch.move(by: CGSize(width: (end - start) / 2, height: 0))
      touch.move(by: CGSize(width: (end - start) / 2, height: 0))
      touch.lift()
      screen.settle()
    }
    drag(from: 332, to: 302)
    #expect(try screen.find(id: "details").frame.width == 300)
    drag(from: 302, to: 2)
    #expect(try screen.find(id: "details").frame.width == 400)
    drag(from: 202, to: 590)
    #expect(try screen.find(id: "details").frame.width == 220)
    model.width = (250, 250, 250)
    screen.settle()
    drag(from: 352, to: 300)
    #expect(try screen.find(id: "details").frame.width == 250)
  }

  @Test func inACompactWidthItIsASheet() throws {
    let screen = screen(.compact)
    model.isShown = true
    screen.settle()
    #expect(screen.presentations.count == 1)
    #expect(screen.texts.contains("details in red"))
    try screen.presentations[0].dismissByGesture()
    #expect(!model.isShown)
  }

  @Test func aSheetBecomesAColumnWhenItsWindowBecomesWide() throws {
    let screen = screen(.compact)
    model.isShown = true
    screen.settle()
    screen.environment.horizontalSizeClass = .regular
    screen.settle()
    #expect(model.isShown && screen.presentations.isEmpty)
    #expect(try screen.find(id: "details").frame.width == 270)
    screen.environment.horizontalSizeClass = .compact
    screen.settle()
    #expect(model.isShown && screen.presentations.count == 1)
  }
}

/// A document whose details are in an inspector, in an environment that these inherit.
private struct Document: View {
  @Bindable var model: InspectorTests.Model

  var body: some View {
    Color.green.accessibilityElement().accessibilityIdentifier("document")
      .inspector(isPresented: $model.isShown) { Details(model: model) }
      .environment(\.ink, "red")
  }
}

private struct Details: View {
  let model: InspectorTests.Model
  @Environment(\.ink) private var ink

  var body: some View {
    if let width = model.width {
      content.inspectorColumnWidth(min: width.least, ideal: width.ideal, max: width.most)
    } else {
      content
    }
  }

  private var content: some View {
    Text(verbatim: "details in \(ink)").frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityIdentifier("details")
  }
}

extension EnvironmentValues {
  @Entry fileprivate var ink = "black"
}
