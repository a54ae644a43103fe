import SwiftUI

@testable import CanopyCore

/// Containers and content as apps write them, for the tests of subviews.
enum SubviewContainers {
  struct Cards<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          ForEach(subviews) { subview in
            subview.padding(4)
            if subview.id != subviews.last?.id { Text("|") }
          }
        }
      }
    }
  }

  struct Turning<Content: View>: View {
    @ViewBuilder let content: Content
    @State var isTurned = false

    var body: some View {
      VStack(spacing: 0) {
        Button("turn") { isTurned.toggle() }
        Group(subviews: content) { subviews in
          ForEach(isTurned ? subviews.reversed() : Array(subviews)) { $0 }
        }
      }
    }
  }

  struct Pager<Content: View>: View {
    @ViewBuilder let content: Content
    @State var page = 0

    var body: some View {
      Button("next") { page += 1 }
      Group(subviews: content) { subviews in subviews[page % subviews.count] }
    }
  }

  struct Limited<Content: View>: View {
    @ViewBuilder let content: Content
    @State var limit = 1

    var body: some View {
      Button("more") { limit += 1 }
      Group(subviews: content) { subviews in
        subviews.prefix(limit)
        Text("+\(subviews.count - limit)")
      }
    }
  }

  struct Deepening<Content: View>: View {
    @ViewBuilder let content: Content
    @State var level = 0

    var body: some View {
      Button("deeper") { level += 1 }
      ForEach(subviews: content) { $0.environment(\.subviewLevel, level) }
    }
  }

  struct Toggling<Content: View>: View {
    @ViewBuilder let content: Content
    @State var isShown = true

    var body: some View {
      Button("toggle") { isShown.toggle() }
      if isShown { content }
    }
  }

  // MARK: Content

  struct Pair: View {
    var body: some View {
      Text("one")
      Text("two")
    }
  }

  struct Counter: View {
    let name: String
    @State var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  struct Unfolding: View {
    @State var isUnfolded = false

    var body: some View {
      Button("unfold") { isUnfolded.toggle() }
      if isUnfolded { Text("more") }
    }
  }

  struct Widening: View {
    @State var height: CGFloat = 50

    var body: some View { Button("grow") { height += 50 }.frame(height: height) }
  }

  struct Growing: View {
    var log: IDLog?
    @State var numbers = [0]
    @State var next = 1

    var body: some View {
      Button("add") {
        numbers.append(next)
        next += 1
      }
      Button("remove first") { numbers.removeFirst() }
      Button("turn") { numbers.reverse() }
      Group(subviews: ForEach(numbers, id: \.self) { Text("\($0)") }) { subviews in
        let _ = log?.note(subviews)
        ForEach(subviews) { subview in
          subview
          if subview.id != subviews.last?.id { Text("|") }
        }
      }
    }
  }

  struct Level: View {
    @Environment(\.subviewLevel) var level

    var body: some View { Text("\(level)") }
  }

  struct CountKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  final class IDLog: @unchecked Sendable {
    var ids: [Subview.ID] = []
    var lines: [String] = []
    var count = 0

    func note(_ subviews: SubviewsCollection) { ids = subviews.map(\.id) }
  }
}

extension EnvironmentValues {
  @Entry var subviewLevel = 0
}
