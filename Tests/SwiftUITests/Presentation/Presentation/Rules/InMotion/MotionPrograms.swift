import CanopyTesting
import SwiftUI

// Views for tests of presentations in motion.

extension TestScreen {
  /// Presses a button without waiting for what follows.
  func startPressing(_ name: String) throws { try find(name).touch().lift() }

  /// Runs the frames of a second, and an action after each.
  func eachFrame(_ action: () throws -> Void) throws {
    for _ in 0..<60 {
      advance(by: 1 / 60)
      try action()
    }
  }
}

extension TestElement {
  /// Presses a button behind a moving presentation, without waiting for what follows.
  @MainActor
  func activate(in screen: TestScreen) throws {
    try touch().lift()
    screen.update()
  }
}

/// Lines that the views of a program have logged, and actions on them.
@MainActor final class MotionLog {
  var lines: [String] = []
  var isShown = false
  var close: (() -> Void)?
  var ask: (() -> Void)?
  var dismiss: (() -> Void)?
}

/// A button that presents content.
struct PresentsInMotion<Content: View>: View {
  let container: PresentationContainer
  let name: String
  let log: MotionLog?
  let content: () -> Content
  @State private var isShown = false

  init(
    _ container: PresentationContainer, name: String = "show", log: MotionLog? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    (self.container, self.name, self.log, self.content) = (container, name, log, content)
  }

  var body: some View {
    let _ = log?.close = { isShown = false }
    let _ = log?.isShown = isShown
    let button = Button(name) { isShown = true }
    let dismissed: () -> Void = { log?.lines.append("dismissed \(name)") }
    switch container {
    case .popover: button.popover(isPresented: $isShown, content: content)
    case .fullScreenCover: button.fullScreenCover(isPresented: $isShown, onDismiss: dismissed, content: content)
    case .alert: button.alert("Alert", isPresented: $isShown, actions: content)
    case .confirmationDialog: button.confirmationDialog("Dialog", isPresented: $isShown, actions: content)
    default: button.sheet(isPresented: $isShown, onDismiss: dismissed, content: content)
    }
  }
}

final class GivenModel: ObservableObject {
  let name: String
  init(_ name: String) { self.name = name }
}

extension EnvironmentValues {
  @Entry var motionLevel = 0
}

/// A text that shows an object and a value that it inherits.
struct ReadsInMotion: View {
  @EnvironmentObject private var model: GivenModel
  @Environment(\.motionLevel) private var level
  var body: some View { Text("\(model.name) \(level)") }
}
