import CanopyCore
import CanopyDrawing
import Foundation
import SwiftUI

/// The presentation that appears and disappears in a benchmark.
enum MovingPresentation: String, CaseIterable {
  case sheet, cover, popover, alert
}

extension FrameBenchmarks {
  /// The benchmarks of moving presentations: one frame, up to the damage or the pixels.
  static var presentations: [Benchmark] {
    FrameEnd.allCases.flatMap { end in
      MovingPresentation.allCases.map { moving($0, to: end) }
        + [draggedSheet(in: .phone, to: end), draggedSheet(in: .desktop, to: end)]
    }
  }

  /// W14: a presentation appears and disappears over a window of rows. A sheet and a cover show a hundred rows.
  ///
  /// The limit moves the same number of items as the window and the presentation show, or also fills the pixels of the window.
  static func moving(_ kind: MovingPresentation, rows: Int = 1_000, to end: FrameEnd) -> Benchmark {
    Benchmark(name: "W14 moving \(kind), to \(end)", size: 100, unit: .microseconds) {
      let size = CGSize(width: 1_280, height: 800)
      let window = ShownWindow(PresentingRoot(size: rows, kind: kind), size: size)
      let start = window.date
      window.show(to: end, at: start)
      var isShown = false
      let limit = LimitScroll(rows: rows, size: size)
      return .init(
        subject: { round in
          // It is dismissed before it has fully appeared, so it moves in nearly every frame.
          if round % 24 == 0 {
            isShown.toggle()
            Probe.setShown?(isShown)
          }
          window.show(to: end, at: start + Double(round + 1) / 60)
          return 1
        },
        limit: { _ in limit.scroll(by: 30, drawing: end == .pixels) })
    }
  }

  /// The window in which a sheet is dragged.
  enum DragWindow: String {
    case phone, desktop

    var size: CGSize { self == .phone ? CGSize(width: 390, height: 844) : CGSize(width: 1_280, height: 800) }
  }

  /// W14: a sheet of a hundred rows is dragged between its detents, so its content is laid out in each frame. In the large
  /// window, the sheet is at the lower edge, too, because the window is set to be compact.
  static func draggedSheet(in place: DragWindow, rows: Int = 1_000, to end: FrameEnd) -> Benchmark {
    Benchmark(name: "W14 dragged sheet, \(place), to \(end)", size: 100, unit: .microseconds) {
      let size = place.size
      let window = ShownWindow(
        SheetRoot<LazyTree>(size: rows, detents: [.medium, .large]), size: size, isCompact: true)
      let start = window.date
      window.show(to: end, at: start)
      Probe.setShown?(true)
      for frame in 0...120 { window.show(to: end, at: start + Double(frame) / 60) }
      // In the center of the sheet, whose upper edge is in the middle of the window.
      let grip = CGPoint(x: size.width / 2, y: size.height / 2 + 10)
      @MainActor func move(to height: CGFloat) { window.touch(.moved, at: CGPoint(x: grip.x, y: grip.y - height)) }
      window.touch(.began, at: grip)
      move(to: 30)
      let limit = LimitScroll(rows: rows, size: size)
      return .init(
        subject: { round in
          move(to: 40 + CGFloat(abs(round % 120 - 60)) * 5)
          window.show(to: end, at: start + 3 + Double(round + 1) / 60)
          return 1
        },
        limit: { _ in limit.scroll(by: 30, drawing: end == .pixels) })
    }
  }
}

/// Rows, and a presentation over them.
private struct PresentingRoot: View {
  let size: Int
  let kind: MovingPresentation
  @State private var isShown = false

  var body: some View {
    let _ = Probe.bodyRan()
    let _ = Probe.connect($isShown)
    let rows = LazyTree(size: size)
    switch kind {
    case .sheet: rows.sheet(isPresented: $isShown) { SheetRows() }
    case .cover: rows.fullScreenCover(isPresented: $isShown) { SheetRows() }
    case .popover:
      rows.popover(isPresented: $isShown, attachmentAnchor: .point(.center)) {
        VStack { ForEach(0..<8, id: \.self) { Row(number: $0) } }.padding(20)
      }
    case .alert:
      rows.alert("Delete the letter?", isPresented: $isShown) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text(verbatim: "It can’t be brought back.")
      }
    }
  }
}
