import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyControls

/// Pickers as groups of radio buttons.
@MainActor @Suite struct RadioGroupPickerStyleTests {
  private struct Sizes: View {
    var idiom = InterfaceIdiom.desktop
    @State private var size: Int? = 2
    @State var isHorizontal = false

    var body: some View {
      VStack(alignment: .leading) {
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Medium").tag(2)
          Text("Large").tag(3)
        }
        .pickerStyle(.radioGroup)
        Text("chosen: \(size.map { "\($0)" } ?? "none")")
        Button("None") { size = nil }
      }
      .environment(\.interfaceIdiom, idiom)
      .environment(\.radioGroupAxis, isHorizontal ? .horizontal : .vertical)
    }
  }

  @Test func tapSelectsAnOption() throws {
    let screen = TestScreen { Sizes() }
    #expect(screen.texts == ["Size", "Small", "Medium", "Large", "chosen: 2", "None"])
    try screen.find("Large").tap()
    #expect(screen.texts.contains("chosen: 3"))
  }

  @Test func radioButtonsTellTheirState() {
    let tree = TestScreen { Sizes() }.accessibilityTree
    #expect(tree.contains("group “Size”"), "\(tree)")
    #expect(tree.contains("radio button “Small”, off") && tree.contains("radio button “Medium”, on"), "\(tree)")
  }

  // MARK: Keyboard

  @Test func tabStopsOnceAtTheSelectedOption() throws {
    let screen = TestScreen { Sizes() }
    screen.press(.tab)
    #expect(try screen.find(role: "radio button", name: "Medium").isFocused)
    screen.press(.tab)
    #expect(try screen.find("None").isFocused)
    try screen.find("None").tap()
    screen.press(.tab)
    #expect(try screen.find(role: "radio button", name: "Small").isFocused)
  }

  @Test func arrowKeysSelectTheNextOption() throws {
    let screen = TestScreen { Sizes() }
    screen.press(.tab)
    for (key, name, value) in [
      (KeyEquivalent.downArrow, "Large", 3), (.rightArrow, "Small", 1), (.upArrow, "Large", 3),
      (.leftArrow, "Medium", 2),
    ] {
      screen.press(key)
      screen.settle()
      #expect(screen.texts.contains("chosen: \(value)"))
      #expect(try screen.find(role: "radio button", name: name).isFocused, "\(name)")
    }
  }

  @Test func leftArrowSelectsTheNextOptionFromRightToLeft() {
    let screen = TestScreen(environment: { $0.layoutDirection = .rightToLeft }) { Sizes(isHorizontal: true) }
    screen.press(.tab)
    screen.press(.leftArrow)
    screen.settle()
    #expect(screen.texts.contains("chosen: 3"))
  }

  @Test func disabledGroupDoesNotChange() {
    let screen = TestScreen { Sizes().disabled(true) }
    #expect(throws: TestError.self) { try screen.find("Large").tap() }
    screen.press(.tab)
    screen.press(.downArrow)
    #expect(screen.texts.contains("chosen: 2"))
  }

  // MARK: Figures and drawing

  private struct Row: View {
    var idiom = InterfaceIdiom.desktop
    var isSelected = true

    var body: some View {
      Picker("", selection: .constant(isSelected ? 1 : 0)) {
        Text("A").tag(1)
        Text("B").tag(2)
      }
      .pickerStyle(.radioGroup)
      .labelsHidden()
      .environment(\.interfaceIdiom, idiom)
    }
  }

  /// The distances on macOS 26: a mark of 16 points, 5 to the label, and 6 between rows.
  @Test func marksHaveTheDistancesOfApples() throws {
    let screen = TestScreen { Row().accessibilityIdentifier("group") }
    let (first, second) = (try screen.find("A").frame, try screen.find("B").frame)
    let group = try screen.find(id: "group").frame
    #expect(first.minX - group.minX == 21)
    #expect(abs(second.minY - first.minY - 22) <= 0.5, "\(second.minY - first.minY)")
  }

  @Test func optionsAreSideBySideInAHorizontalLayout() throws {
    let screen = TestScreen { Row().horizontalRadioGroupLayout() }
    let (first, second) = (try screen.find("A").frame, try screen.find("B").frame)
    #expect(first.minY == second.minY && first.maxX < second.minX)
  }

  @Test func touchesHaveRowsOfTheirHeight() throws {
    let screen = TestScreen { Row(idiom: .phone) }
    #expect(try screen.find("B").frame.midY - screen.find("A").frame.midY == 44)
  }

  /// The mark and its distance follow the height of a button of the size: 20, 24 and 32 points.
  @Test func controlSizeChangesTheMark() throws {
    let widths = try [ControlSize.small, .regular, .large].map { size in
      let screen = TestScreen { Row().accessibilityIdentifier("group").controlSize(size) }
      return try screen.find("A").frame.minX - screen.find(id: "group").frame.minX
    }
    #expect(widths == [18, 21, 28])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func markIsAtTheLeadingEdgeInTheTint(direction: LayoutDirection) throws {
    for isSelected in [true, false] {
      let screen = TestScreen(size: CGSize(width: 60, height: 60), environment: { $0.layoutDirection = direction }) {
        Row(isSelected: isSelected).tint(.red).frame(width: 60, alignment: .leading)
      }
      let image = try screen.image()
      // The dot covers the center of the mark, so this pixel is between the dot and the edge.
      let label = try screen.find("A").frame
      let x = direction == .leftToRight ? 3 : 56
      let pixel = image.pixel(x: x, y: Int(label.midY))
      #expect((pixel.red > 200 && pixel.green < 120) == isSelected, "\(pixel)")
    }
  }

  @Test func markGrowsWithTheText() throws {
    let screen = TestScreen { Row(idiom: .phone).accessibilityIdentifier("group").dynamicTypeSize(.accessibility5) }
    #expect(try screen.find("A").frame.minX - screen.find(id: "group").frame.minX > 60)
    let rows = (
      try screen.find(role: "radio button", name: "A").frame, try screen.find(role: "radio button", name: "B").frame
    )
    #expect(rows.0.height > 70 && rows.0.maxY <= rows.1.minY)
  }
}
