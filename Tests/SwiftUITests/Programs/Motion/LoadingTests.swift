import CanopyTesting
import SwiftUI
import Testing

/// Three dots that grow and shrink one after the other.
private struct LoadingDots: View {
  @State private var isAnimating = false

  var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<3) { index in
        Circle()
          .fill(Color.accentColor)
          .frame(width: 20, height: 20)
          .scaleEffect(self.isAnimating ? 1 : 0.5)
          .animation(
            Animation.linear(duration: 0.5).repeatForever().delay(0.25 * Double(index)), value: self.isAnimating)
      }
    }
    .onAppear { self.isAnimating = true }
  }
}

/// An arc that turns.
private struct Spinner: View {
  @State private var angle = 0.0

  var body: some View {
    Circle()
      .trim(from: 0, to: 0.3)
      .stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      .rotationEffect(.degrees(angle))
      .frame(width: 60, height: 60)
      .onAppear {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { angle = 360 }
      }
  }
}

@MainActor @Suite("Indicators of loading move as soon as they appear, and never stop")
struct LoadingTests {
  @Test("The dots grow one after the other, and shrink again")
  func dots() {
    let screen = TestScreen(size: CGSize(width: 100, height: 40)) { LoadingDots() }
    // A dot of full size has no transform.
    func scales() -> [Double] {
      screen.displayList().split(separator: "\n").compactMap { line in
        guard line.hasPrefix("transform (") else { return nil }
        return Double(line.dropFirst(11).prefix { $0 != "," })
      }
    }
    #expect(scales() == [0.5, 0.5, 0.5])
    screen.advance(by: 0.25)
    #expect(scales() == [0.75, 0.5, 0.5])
    screen.advance(by: 0.25)
    #expect(scales() == [0.75, 0.5])
    screen.advance(by: 0.25)
    #expect(scales() == [0.75, 0.75])
  }

  @Test("The arc turns around, again and again")
  func spinner() {
    let screen = TestScreen(size: CGSize(width: 60, height: 60)) { Spinner() }
    let first = screen.displayList()
    screen.advance(by: 0.5)
    #expect(screen.displayList().hasPrefix("transform (-1, "))
    screen.advance(by: 0.5)
    #expect(screen.displayList() == first)
    screen.advance(by: 10.5)
    #expect(screen.displayList().hasPrefix("transform (-1, "))
  }
}
