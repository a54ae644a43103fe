import CanopyTesting
import Foundation
import SwiftUI

// What tests of motion have in common. Motions are linear and take a second unless a test says otherwise.

/// A model whose changes tests animate.
@Observable @MainActor final class MovingModel {
  var isOn = false
  var number = 0.0

  /// Shows a view, begins an animated change of `isOn`, and returns what is shown at some times.
  func strip(
    _ animation: Animation? = .linear(duration: 1), at times: [Double] = [0, 0.25, 0.5, 1],
    @ViewBuilder _ content: () -> some View
  ) -> [String] {
    isOn = false
    let screen = layOut(content)
    withAnimation(animation) { isOn = true }
    return screen.strip(at: times)
  }
}

extension TestScreen {
  /// Returns what is shown at some times from now on.
  func strip(at times: [Double]) -> [String] {
    update()
    var now = 0.0
    return times.map { time in
      advance(by: time - now)
      now = time
      return displayList()
    }
  }
}

/// A view whose body reads a model.
struct With<Content: View>: View {
  let model: MovingModel
  let content: (MovingModel) -> Content

  init(_ model: MovingModel, @ViewBuilder content: @escaping (MovingModel) -> Content) {
    self.model = model
    self.content = content
  }

  var body: some View {
    let _ = MovingBodies.count += 1
    content(model)
  }
}

/// The number of bodies of `With` that have run.
@MainActor enum MovingBodies {
  static var count = 0
}

/// A small red square, which is at 95,45 in the center of a window.
@MainActor func square() -> some View { Color.red.frame(width: 10, height: 10) }

/// A rectangle that fills a part of its frame.
struct PartialBar: Shape {
  var part: Double

  var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * part, height: rect.height))
  }
}
