import SwiftUI

/// Creates the controls in every way that public code does, in old and new spellings.
struct EveryControl: View {
  var body: some View {
    ScrollView {
      EveryButton()
      EveryMenu()
      EveryPicker()
      EveryDate()
      EveryNumber()
      EveryField()
      EveryEditor()
      EveryShareLink()
      EveryLabel()
    }
  }
}

private struct EveryButton: View {
  @State private var isOn = false

  var body: some View {
    Button("Title") {}
    Button("Title", action: {})
    Button("Title", role: .destructive) {}
    Button("Title", role: .cancel, action: {})
    Button("Title", systemImage: "star") {}
    Button("Title", systemImage: "star", action: {})
    Button("Title", systemImage: "star", role: .close) {}
    Button(action: {}) { Text("Label") }
    Button(action: {}, label: { Text("Label") })
    Button(role: .destructive) {
    } label: {
      Text("Label")
    }
    Button(role: .destructive, action: {}) { Text("Label") }
    Button(role: .cancel, action: {}, label: { Text("Label") })
    Button(role: .confirm) {}
    Button {
    } label: {
      Text("Label")
    }
    Group {
      Button("Style") {}.buttonStyle(BorderedButtonStyle())
      Button("Style") {}.buttonStyle(BorderedProminentButtonStyle())
      Button("Style") {}.buttonStyle(BorderlessButtonStyle())
      Button("Style") {}.buttonStyle(PlainButtonStyle())
      Button("Style") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
      Button("Style") {}.buttonStyle(.glass)
      Button("Style") {}.buttonStyle(.glassProminent)
      Button("Style") {}.buttonRepeatBehavior(.enabled)
      Link("Site", destination: URL(filePath: "/"))
      Link(destination: URL(filePath: "/")) { Text("Site") }
      Link(destination: URL(filePath: "/"), label: { Text("Site") })
      RenameButton()
      HelpLink {}
      HelpLink(destination: URL(filePath: "/"))
    }
    Group {
      Toggle("Title", isOn: $isOn)
      Toggle("Title", systemImage: "star", isOn: $isOn)
      Toggle(isOn: $isOn) { Text("Label") }
      Toggle(isOn: $isOn, label: { Text("Label") })
      Toggle("Title", isOn: $isOn).toggleStyle(CheckboxToggleStyle())
      Toggle("Title", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
      Toggle("Title", isOn: $isOn).toggleStyle(.button)
    }
  }
}

private struct EveryMenu: View {
  @State private var isOn = false

  var body: some View {
    Menu("Title") { items }
    Menu("Title", systemImage: "star") { items }
    Menu("Title", content: { items })
    Menu("Title") {
      items
    } primaryAction: {
    }
    Menu(content: { items }) { Text("Label") }
    Menu(content: { items }, label: { Text("Label") })
    Menu {
      items
    } label: {
      Text("Label")
    }
    Menu {
      items
    } label: {
      Text("Label")
    } primaryAction: {
    }
    .menuStyle(.button)
    .menuIndicator(.hidden)
    .menuOrder(.fixed)
    .menuActionDismissBehavior(.disabled)
    Menu("Title") { items }.menuStyle(BorderlessButtonMenuStyle())
    Menu("Title") { items }.menuStyle(DefaultMenuStyle())
    Text("View").contextMenu { items }
    Text("View").contextMenu(menuItems: { items })
    Text("View").contextMenu {
      items
    } preview: {
      Text("Preview")
    }
    ControlGroup { items }
    ControlGroup("Title") { items }.controlGroupStyle(.compactMenu)
  }

  @ViewBuilder private var items: some View {
    Button("Item") {}
    Toggle("Item", isOn: $isOn)
    Divider()
    Section("Section") { Menu("More") { Button("Item") {} } }
  }
}

private struct EveryPicker: View {
  @State private var number = 1
  @State private var optional: Int?
  @State private var color = Color.red

  var body: some View {
    Picker("Title", selection: $number) { options }
    Picker("Title", selection: $number, content: { options })
    Picker("Title", systemImage: "star", selection: $number) { options }
    Picker(selection: $number) {
      options
    } label: {
      Text("Label")
    }
    Picker(selection: $number, label: Text("Label")) { options }
    Picker(selection: $number, label: Text("Label"), content: { options })
    Picker("Title", selection: $optional) {
      Text("None").tag(Int?.none)
      Text("One").tag(Optional(1))
    }
    Group {
      Picker("Title", selection: $number) { options }.pickerStyle(SegmentedPickerStyle())
      Picker("Title", selection: $number) { options }.pickerStyle(InlinePickerStyle())
      Picker("Title", selection: $number) { options }.pickerStyle(MenuPickerStyle())
      Picker("Title", selection: $number) { options }.pickerStyle(WheelPickerStyle())
      Picker("Title", selection: $number) { options }.pickerStyle(.palette)
        .paletteSelectionEffect(.symbolVariant(.fill))
      Picker("Title", selection: $number) { options }.pickerStyle(.radioGroup).horizontalRadioGroupLayout()
      Picker("Title", selection: $number) { options }.labelsHidden()
    }
    Group {
      ColorPicker("Title", selection: $color)
      ColorPicker("Title", selection: $color, supportsOpacity: false)
      ColorPicker(selection: $color) { Text("Label") }
      ColorPicker(selection: $color, supportsOpacity: false) { Text("Label") }
    }
  }

  private var options: some View { ForEach(1..<4) { Text("\($0)") } }
}

private struct EveryDate: View {
  @State private var date = Date.now
  @State private var days: Set<DateComponents> = []

  var body: some View {
    DatePicker("Title", selection: $date)
    DatePicker("Title", selection: $date, displayedComponents: .date)
    DatePicker("Title", selection: $date, displayedComponents: [.date, .hourAndMinute])
    DatePicker("Title", selection: $date, in: ...Date.now, displayedComponents: .date)
    DatePicker("Title", selection: $date, in: Date.now..., displayedComponents: .hourAndMinute)
    DatePicker("Title", selection: $date, in: Date.distantPast...Date.distantFuture)
    DatePicker(selection: $date) { Text("Label") }
    DatePicker(selection: $date, displayedComponents: .date) { Text("Label") }
    DatePicker(selection: $date, in: Date.now..., displayedComponents: .date) { Text("Label") }
    Group {
      DatePicker("Title", selection: $date).datePickerStyle(CompactDatePickerStyle())
      DatePicker("Title", selection: $date).datePickerStyle(GraphicalDatePickerStyle())
      DatePicker("Title", selection: $date).datePickerStyle(WheelDatePickerStyle())
      DatePicker("Title", selection: $date).datePickerStyle(.field)
      DatePicker("Title", selection: $date).datePickerStyle(.stepperField)
      MultiDatePicker("Title", selection: $days)
      MultiDatePicker("Title", selection: $days, in: Date.now...)
      MultiDatePicker(selection: $days) { Text("Label") }
    }
  }
}

private struct EveryNumber: View {
  @State private var level = 0.5
  @State private var count = 1

  var body: some View {
    Group {
      Slider(value: $level)
      Slider(value: $level) { Text("Label") }
      Slider(value: $level, in: 0...10)
      Slider(value: $level, in: 0...10) { Text("Label") }
      Slider(value: $level, in: 0...10) { _ in }
      Slider(value: $level, in: 0...10, step: 2)
      Slider(value: $level, in: 0...10) {
        Text("Label")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      Slider(value: $level, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) { Text("Label") }
      Slider(value: $level, in: 0...10, minimumValueLabel: Text("0"), maximumValueLabel: Text("10")) { Text("Label") }
      Slider(
        value: $level, in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1"), label: { Text("Label") })
      Slider(value: $level, in: 0...10, step: 1, minimumValueLabel: Text("0"), maximumValueLabel: Text("10")) {
        Text("Label")
      }
      Slider(
        value: $level, in: 0...10, step: 1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
        maximumValueLabel: Text("10"), label: { Text("Label") })
      Slider(value: $level).sliderThumbVisibility(.hidden)
    }
    Group {
      Stepper("Title") {
      } onDecrement: {
      }
      Stepper("Title", onIncrement: {}, onDecrement: {})
      Stepper("Title", value: $count)
      Stepper("Title", value: $count, in: 0...5)
      Stepper("Title", value: $count, in: 0...10, step: 5)
      Stepper("Title", value: $count, step: 5)
      Stepper(onIncrement: {}, onDecrement: {}) { Text("Label") }
      Stepper(value: $count) { Text("Label") }
      Stepper(value: $count, in: 0...5) { Text("Label") }
      Stepper(value: $count, in: 0...5, label: { Text("Label") })
      Stepper(value: $count, in: 0...5, step: 1) { Text("Label") }
      Stepper(value: $count, in: 0...5, step: 1, label: { Text("Label") })
      Stepper {
      } onDecrement: {
      } label: {
        Text("Label")
      }
      Stepper {
        Text("Label")
      } onIncrement: {
      } onDecrement: {
      }
    }
    Group {
      ProgressView()
      ProgressView("Title")
      ProgressView("Title", value: level, total: 10)
      ProgressView(value: level)
      ProgressView(value: level, total: 10)
      ProgressView(value: level).progressViewStyle(CircularProgressViewStyle())
      ProgressView(value: level).progressViewStyle(CircularProgressViewStyle(tint: .red))
      ProgressView(value: level).progressViewStyle(.linear)
      Gauge(value: level) { Text("Label") }
      Gauge(value: level) {
        Text("Label")
      } currentValueLabel: {
        Text("5")
      }
      Gauge(value: level, in: 0...10) { Text("Label") }
      Gauge(value: level, in: 0...10) {
        Text("Label")
      } currentValueLabel: {
        Text("5")
      }
      Gauge(value: level, in: 0...10, label: { Text("Label") })
    }
  }
}

private struct EveryField: View {
  @State private var text = ""
  @State private var amount = 1.0
  @State private var selection: TextSelection?

  var body: some View {
    TextField("Title", text: $text)
    TextField("Title", text: $text) { _ in
    } onCommit: {
    }
    TextField("Title", text: $text, axis: .vertical)
    TextField("Title", text: $text, onCommit: {})
    TextField("Title", text: $text, onEditingChanged: { _ in })
    TextField("Title", text: $text, onEditingChanged: { _ in }) {}
    TextField("Title", text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField("Title", text: $text, prompt: Text("Prompt"))
    TextField("Title", text: $text, prompt: Text("Prompt"), axis: .vertical)
    TextField("Title", text: $text, selection: $selection, axis: .vertical)
    TextField("Title", value: $amount, format: .number)
    TextField("Title", value: $amount, format: .number, prompt: Text("Prompt"))
    TextField("Title", value: $amount, formatter: NumberFormatter())
    TextField("Title", text: $text).textFieldStyle(PlainTextFieldStyle())
    TextField("Title", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
    SecureField("Title", text: $text)
  }
}

private struct EveryEditor: View {
  @State private var text = ""
  @State private var selection: TextSelection?
  @State private var styledText = AttributedString("Text")
  @State private var styledSelection = AttributedTextSelection()

  var body: some View {
    TextEditor(text: $text)
    TextEditor(text: .constant("Text"))
    TextEditor(text: $text, selection: $selection)
    TextEditor(text: $styledText)
    TextEditor(text: $styledText, selection: $styledSelection)
      .attributedTextFormattingDefinition(OnlyUnderlines())
    TextEditor(text: $styledText).attributedTextFormattingDefinition(\.swiftUI)
    TextEditor(text: $text).textEditorStyle(.plain).scrollContentBackground(.hidden)
    TextEditor(text: $text).textEditorStyle(.automatic).lineSpacing(4).multilineTextAlignment(.center)
    TextEditor(text: $text).textEditorStyle(RoundedBorderTextEditorStyle())
    Button("Red") { styledText.transformAttributes(in: &styledSelection) { $0.foregroundColor = .red } }
    Button("Date") { styledText.replaceSelection(&styledSelection, withCharacters: Date.now.formatted()) }
    Button("Title") {
      styledText.transform(updating: &styledSelection) { $0.insert(AttributedString("Title\n"), at: $0.startIndex) }
    }
    Text(styledSelection.attributes(in: styledText)[\.foregroundColor].contains(.red) ? "Red" : "Not red")
    EditButton()
  }
}

private struct OnlyUnderlines: AttributedTextFormattingDefinition {
  var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
    ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
    NoColors()
  }
}

private struct NoColors: AttributedTextValueConstraint {
  typealias Scope = AttributeScopes.SwiftUIAttributes
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

  func constrain(_ container: inout Attributes) { container.foregroundColor = nil }
}

private struct EveryShareLink: View {
  private let url = URL(filePath: "/")

  var body: some View {
    ShareLink(item: url)
    ShareLink(item: "Text")
    ShareLink("Title", item: url)
    ShareLink("Title", item: "Text", preview: SharePreview("Preview"))
    ShareLink(item: "Text", preview: SharePreview("Preview"))
    ShareLink(item: url) { Label("Label", systemImage: "square.and.arrow.up") }
    ShareLink(item: "Text", subject: Text("Subject"))
    ShareLink(item: "Text", subject: Text("Subject"), message: Text("Message"))
    ShareLink(item: "Text", subject: Text("Subject")) { Text("Label") }
    ShareLink(item: "Text", subject: Text("Subject"), message: Text("Message")) { Text("Label") }
    ShareLink(item: "Text", preview: SharePreview("Preview", image: Image(systemName: "star"))) { Text("Label") }
    ShareLink(items: ["One", "Two"]) { Text("Label") }
  }
}

private struct EveryLabel: View {
  @State private var isExpanded = false

  var body: some View {
    Group {
      Label("Title", systemImage: "star")
      Label("Title", image: "Star")
      Label(title: { Text("Title") }, icon: { Image(systemName: "star") })
      Label {
        Text("Title")
      } icon: {
        Image(systemName: "star")
      }
      Label("Title", systemImage: "star").labelStyle(IconOnlyLabelStyle())
      Label("Title", systemImage: "star").labelStyle(TitleOnlyLabelStyle())
      LabeledContent("Title") { Text("Value") }
      LabeledContent("Title", value: "Value")
      LabeledContent("Title", value: 1, format: .percent)
      LabeledContent {
        Text("Value")
      } label: {
        Text("Label")
      }
    }
    Group {
      DisclosureGroup("Title") { Text("Content") }
      DisclosureGroup("Title", isExpanded: $isExpanded) { Text("Content") }
      DisclosureGroup(content: { Text("Content") }, label: { Text("Label") })
      DisclosureGroup(isExpanded: $isExpanded) {
        Text("Content")
      } label: {
        Text("Label")
      }
      DisclosureGroup(isExpanded: $isExpanded, content: { Text("Content") }, label: { Text("Label") })
      DisclosureGroup {
        Text("Content")
      } label: {
        Text("Label")
      }
      GroupBox("Title") { Text("Content") }
      GroupBox { Text("Content") }
      GroupBox(label: Text("Label")) { Text("Content") }
    }
    Group {
      ContentUnavailableView("Title", systemImage: "star")
      ContentUnavailableView("Title", systemImage: "star", description: Text("Description"))
      ContentUnavailableView(
        label: { Text("Label") }, description: { Text("Description") }, actions: { Button("Action") {} })
      ContentUnavailableView { Text("Label") }
      ContentUnavailableView {
        Text("Label")
      } description: {
        Text("Description")
      } actions: {
        Button("Action") {}
      }
      ContentUnavailableView.search(text: "Word")
    }
  }
}
