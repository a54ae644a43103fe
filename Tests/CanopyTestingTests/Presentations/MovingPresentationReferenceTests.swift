import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Pictures of presentations in the middle of their motion.
@MainActor @Suite struct MovingPresentationReferenceTests {
  @Test func aSheetOnItsWayMatchesTheReference() throws {
    let screen = PresentationLook.plain.screen { Opening(kind: .sheet) }
    try screen.find("Open").touch().lift()
    screen.advance(by: 0.1)
    try compare(screen, "coming")
  }

  @Test func aSheetThatLeavesMatchesTheReference() throws {
    let screen = PresentationLook.plain.screen { Opening(kind: .sheet) }
    try screen.find("Open").tap()
    #expect(screen.presentations[0].startDismissal())
    screen.advance(by: 0.12)
    try compare(screen, "leaving")
  }

  @Test("A sheet that is dragged beyond its greatest height, and towards its end", arguments: [-90.0, 80])
  func aDraggedSheetMatchesTheReference(distance: CGFloat) throws {
    let screen = PresentationLook.plain.screen { Opening(kind: .detents) }
    try screen.find("Open").tap()
    let touch = screen.touch(at: CGPoint(x: 100, y: 150))
    touch.move(by: CGSize(width: 0, height: distance / 2), over: 0.2)
    touch.move(by: CGSize(width: 0, height: distance / 2), over: 0.2)
    try compare(screen, distance < 0 ? "dragged-up" : "dragged-down")
    touch.lift()
  }

  @Test(arguments: [Opening.Kind.popover, .alert])
  func whatGrowsAndFadesInMatchesTheReference(kind: Opening.Kind) throws {
    let screen = PresentationLook.plain.screen { Opening(kind: kind) }
    try screen.find("Open").touch().lift()
    screen.advance(by: 0.08)
    try compare(screen, "coming-\(kind)")
  }

  @Test func aZoomOnItsWayMatchesTheReference() throws {
    let screen = PresentationLook.plain.screen { Opening(kind: .zoom) }
    try screen.find("Open").touch().lift()
    screen.advance(by: 0.1)
    try compare(screen, "coming-zoom")
  }
}

/// A window with a button that presents something.
struct Opening: View {
  enum Kind {
    case sheet, detents, popover, alert, zoom
  }

  let kind: Kind
  @State private var isShown = false
  @Namespace private var namespace

  var body: some View {
    let back = Behind().overlay { button }
    switch kind {
    case .sheet: back.sheet(isPresented: $isShown) { Panel() }
    case .detents: back.sheet(isPresented: $isShown) { Panel().presentationDetents([.medium]) }
    case .popover: back
    case .alert:
      back.alert("Delete?", isPresented: $isShown) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    case .zoom:
      back.fullScreenCover(isPresented: $isShown) {
        Panel().background(.mint).navigationTransition(.zoom(sourceID: 0, in: namespace))
      }
    }
  }

  private var button: some View {
    Button("Open") { isShown = true }
      .padding(8)
      .background(.mint, in: .rect(cornerRadius: 8))
      .matchedTransitionSource(id: 0, in: namespace) { $0.clipShape(.rect(cornerRadius: 8)) }
      .popover(isPresented: popover) {
        Panel().frame(width: 120, height: 90).presentationCompactAdaptation(.popover)
      }
  }

  private var popover: Binding<Bool> { Binding(get: { isShown && kind == .popover }, set: { isShown = $0 }) }
}
