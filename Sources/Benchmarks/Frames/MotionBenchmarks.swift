import CanopyCore
import CanopyDrawing
import Foundation
import SwiftUI

/// The effect that is animated in a benchmark.
enum MovingEffect: String, CaseIterable {
  case offset, rotation, opacity
}

extension FrameBenchmarks {
  /// W11: some elements move among many that don't. Measures one frame, from the clock to the damage. The limit moves the
  /// numbers of the same number of items in an array, and joins their areas.
  static func movingElements(_ moving: Int, among count: Int, by effect: MovingEffect) -> Benchmark {
    Benchmark(name: "W11 \(moving) move by \(effect)", size: count, unit: .microseconds) {
      let size = FieldOfMovers.windowSize(count)
      Probe.startMotion = nil
      let window = ShownWindow(FieldOfMovers(size: count, step: count / moving, effect: effect), size: size)
      let start = window.date
      window.show(to: .damage, at: start)
      Probe.startMotion?()
      window.show(to: .damage, at: start)
      let limit = LimitMotion(moving: moving, among: count)
      return .init(
        subject: { round in window.show(to: .damage, at: start + Double(round + 2) / 60) > 0 ? moving : 0 },
        limit: { round in limit.move(to: Double(round + 2) / 60) })
    }
  }

  /// W12: the rows of a lazy stack are scrolled by 30 points, about the height of a row. Measures one frame, from the wheel to
  /// the damage or the pixels. The limit releases the rows that leave the window, creates the same number, and moves the
  /// others, or also fills the pixels of the window.
  static func scrolledRows(_ rows: Int, to end: FrameEnd) -> Benchmark {
    Benchmark(name: "W12 scrolled rows, to \(end)", size: rows, unit: .microseconds) {
      let size = CGSize(width: 1_280, height: 800)
      let window = ShownWindow(LazyTree(size: rows), size: size)
      window.show(to: end)
      let limit = LimitScroll(rows: rows, size: size)
      return .init(
        subject: { _ in
          window.scroll(by: 30)
          return window.show(to: end) > 0 ? 1 : 0
        },
        limit: { _ in limit.scroll(by: 30, drawing: end == .pixels) })
    }
  }
}

/// Small squares, some of which move endlessly.
struct FieldOfMovers: View {
  let size: Int
  /// The number of squares for each one that moves.
  let step: Int
  let effect: MovingEffect

  nonisolated static let columns = 100
  nonisolated static let cell: CGFloat = 8

  /// The size of a window that shows all squares.
  static func windowSize(_ size: Int) -> CGSize {
    CGSize(width: CGFloat(columns) * cell, height: CGFloat(size / columns) * cell)
  }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<size / Self.columns, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<Self.columns, id: \.self) { column in
            if (row * Self.columns + column) % step == 0 { Mover(effect: effect) } else { Square() }
          }
        }
      }
    }
  }
}

private struct Square: View {
  var body: some View { Color.gray.frame(width: FieldOfMovers.cell, height: FieldOfMovers.cell) }
}

private struct Mover: View {
  let effect: MovingEffect
  @State private var isThere = false

  init(effect: MovingEffect) { self.effect = effect }

  var body: some View {
    let _ = report()
    switch effect {
    case .offset: Square().offset(x: isThere ? 60 : -60)
    case .rotation: Square().rotationEffect(.degrees(isThere ? 90 : 0))
    case .opacity: Square().opacity(isThere ? 1 : 0.2)
    }
  }

  private func report() {
    guard !isThere else { return }
    let (isThere, before) = ($isThere, Probe.startMotion)
    Probe.startMotion = {
      before?()
      withAnimation(.linear(duration: 1).repeatForever()) { isThere.wrappedValue = true }
    }
  }
}
