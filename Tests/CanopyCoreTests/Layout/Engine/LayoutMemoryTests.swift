import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore

/// What a container remembers of its views is brought up to date when they change.
@MainActor @Suite struct LayoutMemoryTests {
  @Observable fileprivate final class Model {
    var isLine = false
    var padding = 10.0
    var height = 100.0
  }

  private struct Spaced: View {
    let model: Model

    var body: some View {
      VStack {
        Text("above")
        ZStack { if model.isLine { Divider() } else { Spacer().frame(height: 0) } }.opacity(0.5)
        Color.red.frame(width: 10, height: 10).padding(.top, model.padding)
      }
    }
  }

  private struct Fitting: View {
    let model: Model

    var body: some View {
      VStack(spacing: 0) {
        ViewThatFits {
          Color.red.frame(width: 10, height: 40)
          Color.blue.frame(minHeight: 8, maxHeight: .infinity).frame(minWidth: 10)
          Color.green.frame(width: 10, height: 40)
        }
        .padding(.top, 0)
      }
      .frame(height: model.height)
    }
  }

  private struct Guided: View {
    let model: Model

    var body: some View {
      ZStack {
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20)
          if model.isLine {
            Color.blue.frame(width: 0, height: 10).alignmentGuide(VerticalAlignment.center) { _ in -30 }
          }
        }
        Color.green.frame(width: 40, height: 40)
      }
    }
  }

  /// Compares a screen whose model has changed with one that shows the same from the beginning.
  private func compare(_ model: Model, _ view: some View, _ change: () -> Void) {
    let screen = layOut { view }
    change()
    screen.update()
    #expect(frames(screen) == frames(layOut { view }))
  }

  /// The lines of a dump without what was offered, which depends on the order of questions.
  private func frames(_ screen: TestScreen) -> [String] {
    screen.layout().split(separator: "\n").map { $0.components(separatedBy: ", offered")[0] }
  }

  @Test func aWrapperPassesOnThatSpacingHasChanged() {
    let model = Model()
    compare(model, Spaced(model: model)) { model.isLine = true }
  }

  @Test func aGuideThatAppearsConcernsContainersAround() {
    let model = Model()
    compare(model, Guided(model: model)) { model.isLine = true }
  }

  @Test func paddingThatComesToAnEdgeChangesSpacing() {
    let model = Model()
    compare(model, Spaced(model: model)) { model.padding = 0 }
  }

  @Test(arguments: [0, 8, 20, 39, 40, 60] as [CGFloat])
  func whatChoosesByRoomMaySayTheSameForNoneAndAll(height: CGFloat) {
    let model = Model()
    compare(model, Fitting(model: model)) { model.height = height }
  }
}
