import CanopyCore
import CanopyDrawing
import Foundation
import SwiftUI

extension FrameBenchmarks {
  /// W14: a sheet of a hundred rows comes and goes over a window of rows: one frame of its motion, to the damage or the pixels. The
  /// limit moves as many items as the window and the sheet show; or it also fills the pixels of the window.
  static func movingSheet(to end: FrameEnd) -> Benchmark {
    Benchmark(name: "W14 moving sheet, to \(end)", size: 100, unit: .microseconds) {
      let size = CGSize(width: 1_280, height: 800)
      let window = ShownWindow(SheetRoot<LazyTree>(size: 1_000), size: size)
      let start = window.date
      window.show(to: end, at: start)
      var isShown = false
      let limit = LimitScroll(rows: 1_000, size: size)
      return .init(
        subject: { round in
          // It is called back before it is there, so it moves in nearly each frame.
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

  /// W14: a sheet of a hundred rows is dragged between its detents in the window of a phone, so its content is laid out in each
  /// frame.
  static func draggedSheet(to end: FrameEnd) -> Benchmark {
    Benchmark(name: "W14 dragged sheet, to \(end)", size: 100, unit: .microseconds) {
      let size = CGSize(width: 390, height: 844)
      let window = ShownWindow(
        SheetRoot<LazyTree>(size: 1_000, detents: [.medium, .large]), size: size, isCompact: true)
      let start = window.date
      window.show(to: end, at: start)
      Probe.setShown?(true)
      for frame in 0...120 { window.show(to: end, at: start + Double(frame) / 60) }
      window.touch(.began, at: CGPoint(x: 195, y: 430))
      window.touch(.moved, at: CGPoint(x: 195, y: 400))
      let limit = LimitScroll(rows: 1_000, size: size)
      return .init(
        subject: { round in
          let height = CGFloat(abs(round % 120 - 60)) * 5
          window.touch(.moved, at: CGPoint(x: 195, y: 390 - height))
          window.show(to: end, at: start + 3 + Double(round + 1) / 60)
          return 1
        },
        limit: { _ in limit.scroll(by: 30, drawing: end == .pixels) })
    }
  }
}
