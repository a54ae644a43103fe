import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// Pickers in all styles, as public code writes them.
@MainActor @Suite struct PickerTests {
  private enum Flavor: String, CaseIterable, Identifiable {
    case chocolate = "Chocolate"
    case vanilla = "Vanilla"
    case strawberry = "Strawberry"

    var id: Self { self }
  }

  private struct Flavors<Style: PickerStyle>: View {
    let style: Style
    @State private var flavor = Flavor.vanilla

    var body: some View {
      VStack {
        Picker("Flavor", selection: $flavor) {
          ForEach(Flavor.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(style)
        Text("chosen: \(flavor.rawValue)")
      }
    }
  }

  @Test func menuShowsTheSelectionAndOpens() throws {
    let screen = TestScreen { Flavors(style: .menu) }
    #expect(screen.texts == ["Vanilla", "chosen: Vanilla"])
    try screen.find("Vanilla").tap()
    #expect(screen.texts.contains("Strawberry") && screen.texts.contains("Chocolate"))
    try screen.find("Strawberry").tap()
    #expect(screen.texts == ["Strawberry", "chosen: Strawberry"])
  }

  @Test func menuIsTheUsualStyle() throws {
    #expect(TestScreen { Flavors(style: .automatic) }.texts == ["Vanilla", "chosen: Vanilla"])
  }

  @Test func inlineShowsAllOptions() throws {
    let screen = TestScreen { Flavors(style: .inline) }
    #expect(screen.texts == ["Flavor", "Chocolate", "Vanilla", "Strawberry", "chosen: Vanilla"])
    try screen.find("Chocolate").tap()
    #expect(screen.texts.last == "chosen: Chocolate")
  }

  @Test func segmentsShowAllOptionsButNoLabel() throws {
    let screen = TestScreen { Flavors(style: .segmented) }
    #expect(screen.texts == ["Chocolate", "Vanilla", "Strawberry", "chosen: Vanilla"])
    try screen.find("Strawberry").tap()
    #expect(screen.texts.last == "chosen: Strawberry")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func fingerSlidesOverSegments(direction: LayoutDirection) throws {
    let screen = TestScreen(environment: { $0.layoutDirection = direction }) { Flavors(style: .segmented) }
    let place = try screen.find("Vanilla").frame
    let touch = screen.touch(at: CGPoint(x: place.midX, y: place.midY))
    touch.move(by: CGSize(width: 380 - place.midX, height: 0))
    touch.lift()
    screen.settle()
    #expect(screen.texts.last == (direction == .leftToRight ? "chosen: Strawberry" : "chosen: Chocolate"))
  }

  // MARK: Tags

  private struct Tagged<Value: Hashable, Content: View>: View {
    @State var selection: Value
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        Picker(selection: $selection) {
          content
        } label: {
          Text("Label")
        }
        .pickerStyle(.inline)
        .labelsHidden()
        Text("\(String(describing: selection))")
      }
    }
  }

  @Test func tagsDecide() throws {
    let screen = TestScreen {
      Tagged(selection: 1) {
        Text("one").tag(1)
        Group { Text("two").tag(2) }
        if true { Text("three").tag(3) }
      }
    }
    for (name, value) in [("two", "2"), ("three", "3"), ("one", "1")] {
      try screen.find(name).tap()
      #expect(screen.texts.last == value)
    }
    #expect(screen.issues.isEmpty)
  }

  @Test func tagsOfRowsTakePrecedenceOverTheirIdentifiers() throws {
    let screen = TestScreen {
      Tagged(selection: "b") { ForEach([0, 1], id: \.self) { Text("row \($0)").tag($0 == 0 ? "a" : "b") } }
    }
    try screen.find("row 0").tap()
    #expect(screen.texts.last == "a")
  }

  @Test func tagsStandForAnOptionalSelection() throws {
    let screen = TestScreen {
      Tagged(selection: Int?.none) {
        Text("none").tag(Int?.none)
        Text("one").tag(1)
        Text("two").tag(2 as Int?)
        Text("three").tag(3, includeOptional: false)
      }
    }
    for (name, value) in [("one", "Optional(1)"), ("two", "Optional(2)"), ("three", "Optional(2)"), ("none", "nil")] {
      try screen.find(name).tap()
      #expect(screen.texts.last == value)
    }
    #expect(screen.issues.contains { $0.message.contains("no tag of type Optional<Int>") })
  }

  @Test func identifiersOfRowsStandForAnOptionalSelection() throws {
    let screen = TestScreen { Tagged(selection: Flavor?.none) { ForEach(Flavor.allCases) { Text($0.rawValue) } } }
    #expect(screen.issues.isEmpty)
    try screen.find("Vanilla").tap()
    #expect(screen.texts.last?.contains("vanilla") == true)
  }

  @Test func optionWithoutATagIsReported() {
    let screen = TestScreen { Tagged(selection: 1) { Text("one").tag("1") } }
    #expect(screen.issues.contains { $0.message.contains("no tag of type Int") })
  }

  @Test func selectionWithoutAnOptionIsReported() {
    let screen = TestScreen { Tagged(selection: 7) { Text("one").tag(1) } }
    #expect(screen.issues.contains { $0.message.contains("selection of a picker is 7") })
  }

  @Test func optionsComeAndGo() throws {
    struct Growing: View {
      @State private var count = 2
      @State private var selection = 0

      var body: some View {
        Picker("Number", selection: $selection) { ForEach(0..<count, id: \.self) { Text("option \($0)") } }
          .pickerStyle(.segmented)
        Button("More") { count += 1 }
        Text("chosen: \(selection)")
      }
    }
    let screen = TestScreen { Growing() }
    try screen.find("More").tap()
    try screen.find("option 2").tap()
    #expect(screen.texts.last == "chosen: 2")
  }

  @Test func severalValuesAreSetTogether() throws {
    struct Sources: View {
      struct Source: Identifiable {
        let id: Int
        let flavor: Binding<Flavor>
      }

      @State private var flavors = [Flavor.vanilla, .chocolate]

      var body: some View {
        Picker("Flavor", sources: flavors.indices.map { Source(id: $0, flavor: $flavors[$0]) }, selection: \.flavor) {
          ForEach(Flavor.allCases) { Text($0.rawValue) }
        }
        Text(verbatim: flavors.map(\.rawValue).joined(separator: ","))
      }
    }
    let screen = TestScreen { Sources() }
    #expect(screen.texts.first == "Multiple Values")
    try screen.find("Multiple Values").tap()
    try screen.find("Strawberry").tap()
    #expect(screen.texts == ["Strawberry", "Strawberry,Strawberry"])
  }

  // MARK: Groups

  private struct Grouped<Style: PickerStyle>: View {
    let style: Style

    var body: some View {
      Picker("Size", selection: .constant(3)) {
        Text("One").tag(1)
        Divider()
        Text("Two").tag(2)
        Section("Large") { Text("Three").tag(3) }
      }
      .pickerStyle(style)
    }
  }

  @Test func dividersAndHeadersAreNoOptions() throws {
    for isMenu in [false, true] {
      let screen = isMenu ? TestScreen { Grouped(style: .menu) } : TestScreen { Grouped(style: .inline) }
      if isMenu { try screen.find("Three").tap() }
      let tree = screen.accessibilityTree
      for name in ["One", "Two", "Three"] { #expect(tree.contains("button “\(name)”"), "\(tree)") }
      #expect(tree.components(separatedBy: "button").count == 4, "\(tree)")
      #expect(tree.contains("heading “Large”"), "\(tree)")
      #expect(screen.issues.isEmpty)
    }
  }

  @Test func groupsFollowEachOther() throws {
    let screen = TestScreen { Grouped(style: .inline) }
    let places = try ["One", "Two", "Large", "Three"].map { try screen.find($0).frame }
    #expect(places.map(\.minY) == places.map(\.minY).sorted())
    let row = CGFloat(44)
    #expect(places[1].minY - places[0].minY > row && places[1].minY - places[0].minY < row + 2)
    #expect(places[2].minX == places[0].minX && places[2].height < places[0].height)
  }

  @Test func segmentsHaveNoGroups() {
    let screen = TestScreen { Grouped(style: .segmented) }
    #expect(screen.texts == ["One", "Two", "Three"])
    #expect(screen.issues.isEmpty)
  }

  // MARK: Labels

  @Test func labelInASegmentIsItsTitle() throws {
    func screen(_ style: some LabelStyle) -> TestScreen {
      TestScreen {
        Picker("", selection: .constant(1)) {
          Label("One", systemImage: "star").tag(1)
          Label("Two", systemImage: "star").tag(2)
        }
        .pickerStyle(.segmented)
        .labelStyle(style)
      }
    }
    let title = try screen(.automatic).find("One").frame
    #expect(abs(title.midX - 97.5) <= 0.5, "\(title)")
    #expect(try screen(.titleAndIcon).find("One").frame.midX > 100)
    #expect(screen(.iconOnly).texts.isEmpty)
  }

  @Test func titlesOfSegmentsKeepTheirSize() throws {
    let frames = try [DynamicTypeSize.large, .accessibility5].map { size in
      let screen = TestScreen(environment: { $0.dynamicTypeSize = size }) { Flavors(style: .segmented) }
      return try screen.find("Vanilla").frame.size
    }
    #expect(frames[0] == frames[1] && frames[0].height < 31)
  }

  @Test func disabledOptionsHaveHalfTheirStrength() throws {
    for isDisabled in [false, true] {
      let screen = TestScreen(size: CGSize(width: 100, height: 44)) {
        Picker("", selection: .constant(0)) { Color.black.frame(width: 20, height: 20).tag(0) }
          .pickerStyle(.inline).labelsHidden().disabled(isDisabled)
      }
      let red = Int(try screen.image().pixel(x: 10, y: 22).red)
      #expect(isDisabled ? (120...136).contains(red) : red == 0, "\(red)")
    }
  }

  @Test func titlesMayHaveSymbolsAndAViewOfTheValue() {
    let resource = LocalizedStringResource("resource")
    let values = [Binding.constant(1)]
    let screen = TestScreen {
      VStack {
        Picker("key", systemImage: "star", selection: .constant(1)) {
          Text("b").tag(1)
        } currentValueLabel: {
          Text("first")
        }
        Picker(resource, selection: .constant(1)) {
          Text("b").tag(1)
        } currentValueLabel: {
          Text("second")
        }
        Picker("key", systemImage: "star", sources: values, selection: \.self) {
          Text("b").tag(1)
        } currentValueLabel: {
          Text("third")
        }
        Picker(resource, sources: values, selection: \.self) { Text("fourth").tag(1) }
      }
    }
    #expect(screen.texts == ["first", "second", "third", "fourth"])
  }

  // MARK: Figures and accessibility

  @Test func menuHasTheSizeOfApples() throws {
    let screen = TestScreen {
      Picker("", selection: .constant(0)) { Text("Value").tag(0) }.accessibilityIdentifier("picker")
    }
    let (text, picker) = (try screen.find("Value").frame, try screen.find(id: "picker").frame)
    #expect(abs(picker.width - text.width - 40) <= 0.5)
    #expect(abs(picker.height - 40.5) <= 0.5, "\(picker.height)")
  }

  @Test func segmentsFillTheWidth() throws {
    let screen = TestScreen {
      Picker("", selection: .constant(0)) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
        .pickerStyle(.segmented).accessibilityIdentifier("picker")
    }
    let frame = try screen.find(id: "picker").frame
    #expect(frame.width == 390)
    #expect(abs(frame.height - 31) <= 0.5)
  }

  @Test func pickerIsOneElementWithItsValue() {
    let screen = TestScreen { Flavors(style: .menu) }
    #expect(screen.accessibilityTree.contains("picker “Flavor” value “Vanilla”"), "\(screen.accessibilityTree)")
  }

  @Test func selectedOptionIsSaid() {
    let tree = TestScreen { Flavors(style: .segmented) }.accessibilityTree
    #expect(tree.contains("button “Vanilla”, traits: isSelected"), "\(tree)")
  }

  @Test func olderSpellingsArePickers() throws {
    struct Older: View {
      @ObservedObject var model = Model()

      final class Model: ObservableObject { @Published var index = 0 }

      var body: some View {
        Picker(selection: $model.index, label: Text("Older")) {
          Text("First").tag(0)
          Text("Second").tag(1)
        }
        .pickerStyle(SegmentedPickerStyle())
        Text("index \(model.index)")
      }
    }
    let screen = TestScreen { Older() }
    try screen.find("Second").tap()
    #expect(screen.texts.last == "index 1")
  }
}
