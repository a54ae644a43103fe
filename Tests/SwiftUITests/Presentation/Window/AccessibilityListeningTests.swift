import CanopyCore
import CanopyInput
import CanopyPresentation
import RandomTestSupport
import SwiftUI
import Testing

@testable import CanopyTesting

/// A host that listens gets the differences of each frame.
@MainActor @Suite(.serialized) struct AccessibilityListeningTests {
  @Test func withoutAReaderNoElementIsMade() throws {
    let before = AccessibilityCounters.described
    let screen = TestScreen { Counter() }
    try screen.find("Add").tap()
    screen.settle()
    #expect(AccessibilityCounters.described == before)
    #expect(ElementChanges.observer == nil)
  }

  @Test func theSwitchOfANarrowToggleHasTheFocusOfTheToggle() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 480)) {
      VStack {
        Text("Title")
        Toggle("Sound", isOn: .constant(true))
      }
    }
    let accessibility = screen.frame.accessibility
    accessibility.listen { _ in }
    defer { accessibility.stopListening() }
    screen.press(.tab)
    screen.update()
    let focus = try #require(accessibility.keyboardFocus)
    #expect(accessibility.snapshot()[focus]?.label == "Sound")
  }

  @Test func oneChangedLabelOfAThousandIsOneChange() throws {
    let model = Labels(count: 1_000)
    let screen = TestScreen { Rows(model: model) }
    var diffs: [AccessibilityDiff] = []
    screen.frame.accessibility.listen { diffs.append($0) }
    defer { screen.frame.accessibility.stopListening() }
    #expect(diffs.count == 1)
    diffs = []
    let before = AccessibilityCounters.described
    model.labels[500].text = "changed"
    screen.update()
    #expect(diffs.count == 1)
    let diff = try #require(diffs.first)
    #expect(diff.changed.map(\.label) == ["changed"])
    #expect(diff.added.isEmpty && diff.removed.isEmpty && diff.rearranged.isEmpty)
    // The text, and the elements around it. The lists of those are joined again, without making the others' elements.
    #expect(AccessibilityCounters.described - before < 20)
    diffs = []
    screen.update()
    #expect(diffs.isEmpty)
  }

  /// A server has many windows with readers, so each change would cost a frame in all of them.
  @Test func changesOfAWindowAreNoneOfAnother() throws {
    let (changed, other) = (TestScreen { Counter() }, TestScreen { Counter() })
    for screen in [changed, other] { screen.frame.accessibility.listen { _ in } }
    defer { for screen in [changed, other] { screen.frame.accessibility.stopListening() } }
    for screen in [changed, other] { screen.settle() }
    try changed.find("Add").tap()
    #expect(!other.frame.needsFrame)
  }

  @Test func announcementsAreReportedAfterTheFrame() {
    let screen = TestScreen { Text("a") }
    var events: [AccessibilityEvent] = []
    screen.frame.accessibility.listen { events += $0.events }
    defer { screen.frame.accessibility.stopListening() }
    AccessibilityNotification.Announcement("Done").post()
    AccessibilityNotification.ScreenChanged().post()
    #expect(events.isEmpty)
    screen.update()
    #expect(events == [.announcement("Done"), .screenChanged])
  }

  @Test func disabledStateAndPresentationsAreReported() throws {
    let screen = TestScreen { Sheets() }
    var tree = screen.frame.accessibility.snapshot()
    screen.frame.accessibility.listen { tree.apply($0) }
    defer { screen.frame.accessibility.stopListening() }
    try screen.find("Disable").tap()
    #expect(tree == screen.frame.accessibility.snapshot())
    try screen.find("Show").tap()
    #expect(tree == screen.frame.accessibility.snapshot())
    #expect(tree.description.contains("inside"))
    #expect(!tree.description.contains("Show"))
  }

  @Test func focusFollowsTheProgramAndTellsIt() throws {
    let screen = TestScreen { Focusable() }
    var focus: [AccessibilityID] = []
    screen.frame.accessibility.listen { if let id = $0.focus { focus.append(id) } }
    defer { screen.frame.accessibility.stopListening() }
    let name = try #require(screen.accessibilityNode { $0.label == "Name" })
    // The default focus.
    #expect(focus == [name.id])
    try screen.find("Check").tap()
    let mail = try #require(screen.accessibilityNode { $0.label == "Mail" })
    #expect(focus == [name.id, mail.id])
    #expect(screen.texts.contains("mail"))
    try screen.find("Name").moveAccessibilityFocus()
    #expect(screen.texts.contains("name"))
    try screen.find("Check").moveAccessibilityFocus()
    #expect(screen.texts.contains("nothing"))
  }

  @Test(arguments: 0..<20) func differencesGiveTheTreeThatIsMadeFromTheBeginning(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = Garden(&random)
    let screen = TestScreen(size: CGSize(width: 300, height: 400)) { GardenView(model: model) }
    var tree = screen.frame.accessibility.snapshot()
    screen.frame.accessibility.listen { tree.apply($0) }
    defer { screen.frame.accessibility.stopListening() }
    for step in 0..<60 {
      model.change(&random)
      screen.update()
      let fresh = screen.frame.accessibility.snapshot()
      #expect(tree == fresh, "seed \(seed), step \(step), \(model.last): \(difference(tree, fresh))")
      if tree != fresh { return }
    }
  }

  private func difference(_ tree: AccessibilityTree, _ fresh: AccessibilityTree) -> String {
    let ids = Set(tree.nodes.keys).union(fresh.nodes.keys)
    return ids.filter { tree[$0] != fresh[$0] }.prefix(3).map { id in
      "\(String(describing: tree[id])) \(tree[id]?.frame ?? .zero) is \(String(describing: fresh[id])) \(fresh[id]?.frame ?? .zero)"
    }.joined(separator: "; ")
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)").accessibilityLabel("Count \(count)")
    Button("Add") { count += 1 }
  }
}

@Observable private final class RowLabel {
  var text: String
  init(_ text: String) { self.text = text }
}

private final class Labels {
  let labels: [RowLabel]
  init(count: Int) { labels = (0..<count).map { RowLabel("label \($0)") } }
}

private struct Rows: View {
  let model: Labels
  var body: some View {
    VStack { ForEach(model.labels.indices, id: \.self) { Row(model: model, index: $0) } }
  }
}

private struct Row: View {
  let model: Labels
  let index: Int
  var body: some View { Text("row").accessibilityLabel(model.labels[index].text) }
}

private struct Sheets: View {
  @State private var isShown = false
  @State private var isDisabled = false
  var body: some View {
    Button("Go") {}.disabled(isDisabled)
    Button("Disable") { isDisabled = true }
    Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Text("inside") }
  }
}

private struct Focusable: View {
  enum Field { case name, mail }
  @AccessibilityFocusState private var field: Field?
  var body: some View {
    VStack {
      Text("Name").accessibilityFocused($field, equals: .name)
      Text("Mail").accessibilityFocused($field, equals: .mail)
      Button("Check") { field = .mail }
      Text(field == .name ? "name" : field == .mail ? "mail" : "nothing").accessibilityHidden(true)
    }
    .accessibilityDefaultFocus($field, .name)
  }
}

/// A changing set of views with all kinds of modifiers.
@Observable private final class Garden {
  struct Plant: Identifiable {
    let id: Int
    var kind: Int
    var text: String
    var isOn = false
    var isHidden = false
    var priority = 0.0
    var width: CGFloat = 80
  }

  var plants: [Plant] = []
  var isDisabled = false
  var isPlaceholder = false
  var isShifted = false
  var locale = "en_US"
  var last = ""
  private var next = 0

  init(_ random: inout SeededGenerator) { for _ in 0..<6 { add(&random) } }

  private func add(_ random: inout SeededGenerator) {
    next += 1
    plants.insert(
      Plant(id: next, kind: Int.random(in: 0..<8, using: &random), text: "p\(next)"),
      at: Int.random(in: 0...plants.count, using: &random))
  }

  func change(_ random: inout SeededGenerator) {
    let kind = Int.random(in: 0..<12, using: &random)
    last = "change \(kind)"
    guard let index = plants.indices.randomElement(using: &random) else { return add(&random) }
    switch kind {
    case 0: add(&random)
    case 1: plants.remove(at: index)
    case 2: plants[index].text += "x"
    case 3: plants[index].isOn.toggle()
    case 4: plants[index].isHidden.toggle()
    case 5: plants[index].priority = Double(Int.random(in: 0..<3, using: &random))
    case 6: plants[index].width = CGFloat.random(in: 20..<200, using: &random)
    case 7: plants.shuffle(using: &random)
    case 8: isDisabled.toggle()
    case 9: isPlaceholder.toggle()
    case 10: isShifted.toggle()
    default: locale = locale == "en_US" ? "de_DE" : "en_US"
    }
  }
}

private struct GardenView: View {
  let model: Garden

  var body: some View {
    ScrollView {
      VStack {
        ForEach(model.plants) { PlantView(plant: $0) }
      }
      .accessibilityElement(children: .contain)
      .disabled(model.isDisabled)
      .redacted(reason: model.isPlaceholder ? .placeholder : [])
    }
    .offset(x: model.isShifted ? 20 : 0)
    .environment(\.locale, Locale(identifier: model.locale))
  }
}

private struct PlantView: View {
  let plant: Garden.Plant

  var body: some View {
    content
      .accessibilityHidden(plant.isHidden)
      .accessibilitySortPriority(plant.priority)
  }

  @ViewBuilder private var content: some View {
    switch plant.kind {
    case 0: Text(plant.text).frame(width: plant.width)
    case 1: Button(plant.text) {}.padding(plant.isOn ? 10 : 2)
    case 2: Toggle(plant.text, isOn: .constant(plant.isOn))
    case 3:
      HStack {
        Text(plant.text)
        if plant.isOn { Text("on") }
      }.accessibilityElement(children: .combine)
    case 4: Color.red.frame(width: plant.width, height: 5).accessibilityLabel("\(plant.id * 1000)")
    case 5: Text(plant.text).opacity(plant.isOn ? 0 : 1)
    case 6: Circle().frame(height: 5).accessibilityRepresentation { Toggle(plant.text, isOn: .constant(plant.isOn)) }
    default:
      VStack {
        Text(plant.text).accessibilityValue(plant.isOn ? "on" : "off")
        Image(systemName: plant.isOn ? "star.fill" : "star")
      }.accessibilityElement(children: plant.isOn ? .contain : .combine)
    }
  }
}
