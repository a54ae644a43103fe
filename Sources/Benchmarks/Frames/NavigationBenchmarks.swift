import CanopyCore
import Foundation
import SwiftUI

/// The benchmarks of navigation. The limits show the same pages without a stack.
enum NavigationBenchmarks {
  static var all: [Benchmark] { [push, deepLink(20)] }

  private static let size = CGSize(width: 400, height: 800)

  /// W21: a page is pushed over a list of 1,000 rows and goes again, to the damage of the window after each.
  static var push: Benchmark {
    Benchmark(name: "W21 page pushed and popped", size: 1, unit: .microseconds) {
      let (stacked, plain) = (Trail(), Trail())
      let stack = ShownWindow(StackOfPages(trail: stacked), size: size, isCompact: true)
      let branch = ShownWindow(BranchOfPages(trail: plain), size: size, isCompact: true)
      return .init(
        subject: { _ in
          stacked.path = stacked.path.isEmpty ? [1] : []
          return stack.show(to: .damage) > 0 ? 1 : 0
        },
        limit: { _ in
          plain.path = plain.path.isEmpty ? [1] : []
          return branch.show(to: .damage) > 0 ? 1 : 0
        })
    }
  }

  /// W21: a path of several pages is set at once, and ends at once.
  static func deepLink(_ count: Int) -> Benchmark {
    Benchmark(name: "W21 deep link", size: count, unit: .microseconds) {
      let (stacked, plain) = (Trail(), Trail())
      let stack = ShownWindow(StackOfPages(trail: stacked), size: size, isCompact: true)
      let branch = ShownWindow(BranchOfPages(trail: plain), size: size, isCompact: true)
      return .init(
        subject: { _ in
          stacked.path = stacked.path.isEmpty ? Array(1...count) : []
          return stack.show(to: .damage) > 0 ? 1 : 0
        },
        limit: { _ in
          plain.path = plain.path.isEmpty ? Array(1...count) : []
          return branch.show(to: .damage) > 0 ? 1 : 0
        })
    }
  }
}

private final class Trail: ObservableObject {
  @Published var path: [Int] = []
}

private struct StackOfPages: View {
  @ObservedObject var trail: Trail

  var body: some View {
    NavigationStack(path: $trail.path) {
      TrailRoot().navigationTitle("Trail").navigationDestination(for: Int.self) { TrailPage(number: $0) }
    }
  }
}

private struct BranchOfPages: View {
  @ObservedObject var trail: Trail

  var body: some View {
    if trail.path.isEmpty { TrailRoot() } else { ZStack { ForEach(trail.path, id: \.self) { TrailPage(number: $0) } } }
  }
}

private struct TrailRoot: View {
  var body: some View { List(0..<1_000, id: \.self) { Text("Row \($0)") } }
}

private struct TrailPage: View {
  let number: Int

  var body: some View {
    VStack {
      Text("Page \(number)").font(.title)
      ForEach(0..<10, id: \.self) { Text("Line \($0)") }
      Button("Further") {}
    }
    .navigationTitle("Page \(number)")
    .toolbar { Button("Share", systemImage: "square.and.arrow.up") {} }
  }
}
