import CanopyCore
import Foundation
import SwiftUI
import Testing

@testable import CanopyPresentation
@testable import CanopyTesting

/// Presentations that zoom from a view.
@MainActor @Suite struct ZoomTransitionTests {
  @Observable @MainActor final class Model {
    var isShown = false
    var hasSource = true
    var isAutomatic = false
  }

  private let model = Model()

  private func gallery() -> TestScreen {
    layOut {
      Spaced { [model] namespace in
        ZStack {
          if model.hasSource {
            Color.red.frame(width: 40, height: 30)
              .matchedTransitionSource(id: "photo", in: namespace) {
                $0.background(.black).clipShape(RoundedRectangle(cornerRadius: 8)).shadow(radius: 4, y: 2)
              }
          }
        }
        .frame(width: 200, height: 100)
        .fullScreenCover(isPresented: Bindable(model).isShown) {
          if model.isAutomatic {
            Color.blue.navigationTransition(.automatic)
          } else {
            Color.blue.navigationTransition(.zoom(sourceID: "photo", in: namespace))
          }
        }
      }
    }
  }

  @Test func aPresentationKnowsTheFrameAndTheLookOfItsSource() throws {
    let screen = gallery()
    model.isShown = true
    screen.settle()
    let zoom = try #require(screen.tree.presenter.presentations.first?.zoom)
    #expect(zoom.frame == CGRect(x: 80, y: 35, width: 40, height: 30))
    #expect(zoom.background == .black)
    #expect(zoom.shape?.cornerSize == CGSize(width: 8, height: 8))
    #expect(zoom.shadow?.radius == 4)
    #expect(zoom.shadow?.offset == CGSize(width: 0, height: 2))
  }

  @Test func aPresentationDoesNotZoomWithoutASource() {
    let screen = gallery()
    model.isShown = true
    screen.settle()
    model.hasSource = false
    screen.update()
    #expect(screen.tree.presenter.presentations.first?.zoom == nil)
    #expect(screen.tree.context[ZoomSources.companion].isEmpty)
  }

  @Test func theAutomaticTransitionDoesNotZoom() {
    let screen = gallery()
    model.isAutomatic = true
    model.isShown = true
    screen.settle()
    #expect(screen.tree.presenter.presentations.first != nil)
    #expect(screen.tree.presenter.presentations.first?.zoom == nil)
  }

  // MARK: On the way

  @Test func aPresentationGrowsOutOfItsSourceAndShrinksBackToIt() throws {
    let screen = gallery()
    model.isShown = true
    screen.update()
    let presentation = screen.presentations[0]
    #expect(presentation.frame == CGRect(x: 80, y: 35, width: 40, height: 30))
    var widths = [presentation.frame.width]
    for _ in 0..<6 {
      screen.advance(by: 0.05)
      widths.append(presentation.frame.width)
    }
    #expect(widths == widths.sorted() && widths.last ?? 0 > 150)
    screen.settle()
    #expect(presentation.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    model.isShown = false
    screen.update()
    screen.advance(by: 0.3)
    let frame = try #require(screen.presentations.first?.frame)
    #expect(frame.width < 100 && frame.minX > 50)
    screen.settle()
    #expect(screen.presentations.isEmpty)
  }

  @Test func theBlueContentFadesInOverTheBlackBackdropOfItsSource() throws {
    let screen = gallery()
    model.isShown = true
    screen.update()
    #expect(try screen.image(scale: 1).pixel(x: 100, y: 50).description == "#000000")
    screen.advance(by: 0.2)
    let image = try screen.image(scale: 1)
    #expect(image.pixel(x: 100, y: 50).description == "#0088FF")
    // Outside of the source, and inside of the grown content.
    #expect(image.pixel(x: 70, y: 50).description == "#0088FF")
    #expect(image.pixel(x: 2, y: 2).description == "#FFFFFF")
  }

  @Test func aPresentationWhoseSourceHasGoneLeavesAsUsual() throws {
    let screen = gallery()
    model.isShown = true
    screen.settle()
    model.hasSource = false
    model.isShown = false
    screen.update()
    screen.advance(by: 0.1)
    let frame = try #require(screen.presentations.first?.frame)
    #expect(frame.minX == 0 && frame.minY > 0)
  }

  @Test func reducedMotionFadesInsteadOfZooming() throws {
    let screen = gallery()
    screen.environment.accessibilityReduceMotion = true
    model.isShown = true
    screen.update()
    screen.advance(by: 0.1)
    #expect(screen.presentations[0].frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }
}
