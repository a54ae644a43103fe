import CanopyCore
import Foundation
import SwiftUI
import Testing

@testable import CanopyScene
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
}
