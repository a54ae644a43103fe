import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The frames of presentations in their window.
@MainActor @Suite struct PresentationFramesTests {
  @Test func aSheetIsAtTheBottomWithTheHeightOfItsDetent() throws {
    let screen = layOut { Presents { box("a", 20, 20).presentationDetents([.height(40), .large]) } }
    try screen.find("sheet").tap()
    #expect(screen.presentations[0].frame == CGRect(x: 0, y: 60, width: 200, height: 40))
    #expect(try screen.frame("a") == [90, 70, 20, 20])
  }

  @Test func aSheetWithoutDetentsLeavesAGapAtTheTopAndACoverFillsTheWindow() throws {
    let screen = layOut { Presents { fill("a") } }
    try screen.find("sheet").tap()
    #expect(screen.presentations[0].frame == CGRect(x: 0, y: 10, width: 200, height: 90))
    try screen.presentations[0].dismissByGesture()
    try screen.find("cover").tap()
    #expect(try screen.frame("a") == [0, 0, 200, 100])
  }

  @Test func aPopoverHasTheIdealSizeOfItsContent() throws {
    let screen = layOut { Presents { Growing() } }
    screen.environment.horizontalSizeClass = .regular
    try screen.find("popover").tap()
    #expect(screen.presentations[0].frame == CGRect(x: 72, y: 36, width: 56, height: 20))
    try screen.find("grow 10").tap()
    #expect(screen.presentations[0].frame.width == 64)
  }

  @Test func aSheetWithFittedSizingHasTheSizeOfItsContent() throws {
    let screen = layOut { Presents { box("a", 50, 30).presentationSizing(.fitted) } }
    screen.environment.horizontalSizeClass = .regular
    try screen.find("sheet").tap()
    #expect(screen.presentations[0].frame == CGRect(x: 75, y: 35, width: 50, height: 30))
  }

  @Test func aSheetInAWideWindowIsAtLeastAsLargeAsAForm() throws {
    func frame(_ size: CGSize, @ViewBuilder _ content: @escaping () -> some View) throws -> CGRect {
      let screen = TestScreen(size: size) { Presents { content() } }
      screen.environment.horizontalSizeClass = .regular
      try screen.find("sheet").tap()
      return screen.presentations[0].frame
    }
    let wide = CGSize(width: 1280, height: 800)
    let form = CGRect(x: 370, y: 90, width: 540, height: 620)
    #expect(try frame(wide) { Text(verbatim: "small") } == form)
    #expect(try frame(wide) { VStack { Spacer() } } == form)
    #expect(try frame(wide) { Color.red } == form)
    #expect(try frame(wide) { Text(verbatim: "small").presentationSizing(.automatic) } == form)
    #expect(try frame(wide) { Text(verbatim: "small").presentationSizing(.form) } == form)
    #expect(
      try frame(wide) { Text(verbatim: "small").presentationSizing(.page) }
        == CGRect(x: 288, y: 16, width: 704, height: 768))
    let fitted = try frame(wide) {
      Text(verbatim: "small").presentationSizing(.form.fitted(horizontal: false, vertical: true))
    }
    #expect(fitted.width == 540 && fitted.height < 30)
    #expect(try frame(wide) { box("a", 700, 700) } == CGRect(x: 290, y: 50, width: 700, height: 700))
    #expect(
      try frame(CGSize(width: 600, height: 400)) { Color.red } == CGRect(x: 30, y: 16, width: 540, height: 368))
  }

  @Test func aGeometryReaderInASheetReadsTheHeightOfTheDetent() throws {
    let screen = layOut {
      Presents {
        GeometryReader { Text(verbatim: "\(Int($0.size.height))") }.presentationDetents([.medium])
      }
    }
    try screen.find("sheet").tap()
    #expect(screen.presentations[0].texts == ["45"])
  }

  @Test func selectingADetentChangesTheHeightOfTheSheet() throws {
    let screen = layOut { Presents { Choosing() } }
    try screen.find("sheet").tap()
    #expect(screen.presentations[0].frame.height == 30)
    try screen.find("large").tap()
    #expect(screen.presentations[0].frame.height == 90)
  }
}

private struct Presents<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var isSheet = false
  @State private var isCover = false
  @State private var isPopover = false

  var body: some View {
    VStack {
      Button("sheet") { isSheet = true }.sheet(isPresented: $isSheet, content: content)
      Button("cover") { isCover = true }.fullScreenCover(isPresented: $isCover, content: content)
      Button("popover") { isPopover = true }.popover(isPresented: $isPopover, content: content)
    }
  }
}

private struct Growing: View {
  @State private var count = 10
  var body: some View { Button("grow \(count)") { count = 100 } }
}

private struct Choosing: View {
  @State private var detent = PresentationDetent.height(30)

  var body: some View {
    Button("large") { detent = .large }.presentationDetents([.height(30), .large], selection: $detent)
  }
}
