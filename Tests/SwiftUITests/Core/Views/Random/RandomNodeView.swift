import SwiftUI

struct RandomTheme: Equatable {
  var accent = "blue"
  var radius = 1
}

extension EnvironmentValues {
  @Entry var randomLevel = 0
  @Entry var randomTheme = RandomTheme()
}

enum RandomSum: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct RandomRoot: View {
  let node: RandomNode
  let ledger: RandomLedger

  var body: some View {
    VStack { RandomNodeView(node: node, place: "", ledger: ledger) }
      .overlayPreferenceValue(RandomSum.self) { Text("all \($0.description)") }
  }
}

/// The view of a node, depending on its kind.
struct RandomNodeView: View {
  let node: RandomNode
  let place: String
  let ledger: RandomLedger

  var body: some View {
    switch node.kind {
    case .text, .state, .levelReader, .radiusReader, .wholeReader:
      RandomLeaf(node: node, place: place, ledger: ledger)
    case .stack, .group, .branches, .optional, .rows, .erased, .identified:
      RandomContainer(node: node, place: place, ledger: ledger)
    case .levelWriter, .radiusWriter, .transformer, .wholeWriter:
      RandomWriter(node: node, child: child, flows: Flows())
    case .sender, .sendTransformer, .sumReader, .sumListener:
      RandomSender(node: node, child: child, place: place, ledger: ledger)
    }
  }

  private var child: RandomNodeView { RandomNodeView(node: node.children[0], place: place + "/", ledger: ledger) }
}

private struct RandomLeaf: View {
  let node: RandomNode
  let place: String
  let ledger: RandomLedger

  var body: some View {
    Group {
      switch node.kind {
      case .state: RandomState(node: node, place: place, ledger: ledger).id(node.id)
      case .levelReader: LevelReader()
      case .radiusReader: RadiusReader()
      case .wholeReader: WholeReader()
      default: Text("text \(node.number)")
      }
    }
    .onAppear { ledger.appeared(place) }
    .onDisappear { ledger.disappeared(place) }
  }
}

private struct RandomState: View {
  let id: Int
  let place: String
  let ledger: RandomLedger
  @State private var value: Int

  init(node: RandomNode, place: String, ledger: RandomLedger) {
    (id, self.place, self.ledger) = (node.id, place, ledger)
    _value = State(initialValue: node.state)
  }

  var body: some View {
    Text("state \(value)").onAppear { ledger.keep(place, id: id) { value = $0 } }
  }
}

private struct LevelReader: View {
  @Environment(\.randomLevel) private var level
  var body: some View { Text("level \(level)") }
}

private struct RadiusReader: View {
  @Environment(\.randomTheme.radius) private var radius
  var body: some View { Text("radius \(radius)") }
}

private struct WholeReader: View {
  @Environment(\.self) private var values
  var body: some View { Text("whole \(values.randomLevel) \(values.randomTheme.radius)") }
}

private struct RandomContainer: View {
  let node: RandomNode
  let place: String
  let ledger: RandomLedger

  var body: some View {
    switch node.kind {
    case .stack: VStack { children }
    case .group: Group { children }
    case .branches: if node.flag { view(of: 0, "a") } else { view(of: 1, "b") }
    case .optional: if node.flag { view(of: 0, "") }
    case .rows:
      ForEach(node.keys, id: \.self) { key in
        Text("row \(key) of \(node.number)")
        view(of: 0, "\(key)")
      }
    case .erased: node.flag ? AnyView(view(of: 0, "")) : AnyView(VStack { view(of: 0, "") })
    default: view(of: 0, "\(node.number)").id(node.number)
    }
  }

  private var children: some View {
    ForEach(node.children, id: \.id) { RandomNodeView(node: $0, place: "\(place)/\($0.id)", ledger: ledger) }
  }

  private func view(of index: Int, _ name: String) -> RandomNodeView {
    RandomNodeView(node: node.children[index], place: "\(place)/\(name)", ledger: ledger)
  }
}

/// The inherited environment, for writers that pass it on.
private struct Flows: DynamicProperty {
  @Environment(\.self) var values
}

private struct RandomWriter: View {
  let node: RandomNode
  let child: RandomNodeView
  var flows: Flows

  var body: some View {
    switch node.kind {
    case .levelWriter: child.environment(\.randomLevel, node.number)
    case .radiusWriter: child.environment(\.randomTheme.radius, node.number)
    case .transformer: child.transformEnvironment(\.randomLevel) { $0 = $0 * 2 + node.number }
    default: child.environment(\.randomLevel, 9).environment(\.self, flows.values)
    }
  }
}

private struct RandomSender: View {
  let node: RandomNode
  let child: RandomNodeView
  let place: String
  let ledger: RandomLedger

  var body: some View {
    switch node.kind {
    case .sender: VStack { child }.preference(key: RandomSum.self, value: [node.number])
    case .sendTransformer:
      let number = node.number
      VStack { child }.transformPreference(RandomSum.self) { $0.append(-number) }
    case .sumReader: child.overlayPreferenceValue(RandomSum.self) { Text("sum \($0.description)") }
    default:
      VStack { child }
        .onPreferenceChange(RandomSum.self) { ledger.heard[place] = $0.reduce(7) { $0 &* 31 &+ $1 } }
        .onDisappear { ledger.disappeared(place) }
        .onAppear { ledger.appeared(place) }
    }
  }
}
