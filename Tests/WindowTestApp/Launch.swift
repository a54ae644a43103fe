import SwiftUI

/// A state that changes in several turns of the main loop as the window appears, and a motion that begins then.
struct Launch: View {
  @State private var isOn = false
  @State private var turns = ""
  @State private var progress = 0.0
  @State private var hasMoved = false
  private let seen = SeenValues()

  var body: some View {
    VStack {
      Text("Turns\(turns)")
      Text(hasMoved ? "Moved" : "Moving")
      Color.blue.frame(height: 20).modifier(Progress(value: progress, seen: seen))
    }
    .onAppear {
      isOn = true
      DispatchQueue.main.async {
        isOn = false
        DispatchQueue.main.async { isOn = true }
      }
      // Long enough for some frames in between on a busy machine.
      withAnimation(.linear(duration: 3)) {
        progress = 1
      } completion: {
        hasMoved = seen.count > 3
        report(hasMoved ? "moved" : "jumped")
      }
    }
    .onChange(of: isOn) {
      turns += " \(isOn)"
      report("turns\(turns)")
    }
  }
}

/// Counts the values between both ends.
private final class SeenValues {
  private(set) var count = 0
  func note(_ value: Double) { if value > 0, value < 1 { count += 1 } }
}

private struct Progress: AnimatableModifier {
  var value: Double
  let seen: SeenValues
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func body(content: Content) -> some View {
    seen.note(value)
    return content.scaleEffect(x: value, anchor: .leading)
  }
}
