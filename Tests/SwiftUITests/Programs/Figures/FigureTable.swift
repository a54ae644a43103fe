import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The table of `ApplesFiguresTests`.
@MainActor enum FigureTable {
  typealias Row = ApplesFiguresTests.Row

  // MARK: Measuring

  /// The frame of a view, from 0, in a window of 320 × 480 points with two pixels for a point.
  static func frames(_ count: Int, @ViewBuilder _ content: () -> some View) throws -> [CGRect] {
    let content = content()
    let screen = TestScreen(size: CGSize(width: 320, height: 480), environment: { $0.displayScale = 2 }) { content }
    return try (0..<count).map { try screen.find(id: "\($0)").frame }
  }

  static func size(_ view: some View) throws -> CGSize {
    try frames(1) { view.accessibilityElement().accessibilityIdentifier("0") }[0].size
  }

  /// The distance of two views along an axis.
  static func distance(
    _ axis: Axis, _ first: some View, _ second: some View
  ) throws -> CGFloat {
    let layout = axis == .horizontal ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    let places = try frames(2) {
      layout {
        first.accessibilityElement().accessibilityIdentifier("0")
        second.accessibilityElement().accessibilityIdentifier("1")
      }
    }
    return axis == .horizontal ? places[1].minX - places[0].maxX : places[1].minY - places[0].maxY
  }

  /// What a view is larger than the text in it.
  static func extra(_ view: some View, around text: some View) throws -> CGSize {
    let (size, inside) = (try size(view.fixedSize()), try size(text.fixedSize()))
    return CGSize(width: size.width - inside.width, height: size.height - inside.height)
  }

  static func baseline(of view: some View) throws -> CGFloat {
    let places = try frames(2) {
      HStack(alignment: .firstTextBaseline) {
        view.accessibilityElement().accessibilityIdentifier("0")
        box.accessibilityElement().accessibilityIdentifier("1")
      }
    }
    return places[1].maxY - places[0].minY
  }

  /// The length of white along the middle row or column of a view on black.
  static func white(_ axis: Axis, _ view: some View, at position: CGFloat? = nil) throws -> ClosedRange<CGFloat> {
    let screen = TestScreen(size: CGSize(width: 100, height: 60), environment: { $0.displayScale = 2 }) {
      view.frame(width: 100, height: 60).background(.black)
    }
    let image = try screen.image(scale: 2)
    let line = Int((position ?? (axis == .horizontal ? 30 : 50)) * 2)
    let count = axis == .horizontal ? image.width : image.height
    let places = (0..<count).filter {
      let pixel = axis == .horizontal ? image.pixel(x: $0, y: line) : image.pixel(x: line, y: $0)
      return min(pixel.red, pixel.green, pixel.blue) > 240
    }
    let (first, last) = (try #require(places.first), try #require(places.last))
    return CGFloat(first) / 2...CGFloat(last + 1) / 2
  }

  private static var box: some View { Color.red.frame(width: 10, height: 10) }
  private static var text: Text { Text("Name") }
  private static var toggle: some View { Toggle("Enabled", isOn: .constant(false)).labelsHidden() }
  private static var slider: some View { Slider(value: .constant(0.5)) }
  private static var stepper: some View { Stepper("Name", value: .constant(1)) }
  private static var menu: some View { Menu("Name") { Button("Item") {} } }
  /// A date in a month that begins on a Saturday.
  private static func datePicker(_ components: DatePickerComponents) -> some View {
    let day = Date(timeIntervalSince1970: 1_742_033_340)
    return DatePicker("Name", selection: .constant(day), displayedComponents: components).labelsHidden()
      .environment(\.calendar, Calendar(identifier: .gregorian))
  }

  private static func field(_ text: String = "Name") -> some View { TextField("Name", text: .constant(text)) }
  private static func bordered(_ size: ControlSize) -> some View {
    Button("Name") {}.buttonStyle(.bordered).controlSize(size)
  }

  // MARK: Rows

  nonisolated static let layout: [Row] = [
    Row("padding()", 16) { try (size(box.padding()).width - 10) / 2 },
    Row("VStack of plain views", 8) { try distance(.vertical, box, box) },
    Row("HStack of texts", 8) { try distance(.horizontal, text, text) },
    Row("HStack of a text and a view", 8) { try distance(.horizontal, text, box) },
    Row("HStack of a view and a text", 8) { try distance(.horizontal, box, text) },
    Row("VStack of toggles", 8) { try distance(.vertical, toggle, toggle) },
    Row("VStack of a slider and a field", 8) { try distance(.vertical, slider, field()) },
    Row("VStack of a field and a bordered button", 8) { try distance(.vertical, field(), bordered(.regular)) },
    Row("VStack of bordered buttons", 8) { try distance(.vertical, bordered(.regular), bordered(.small)) },
    Row("VStack below a borderless button", 8) { try distance(.vertical, Button("Name") {}, box) },
    Row("Spacer between views, without spacing", 8) {
      let places = try frames(2) {
        HStack {
          box.accessibilityElement().accessibilityIdentifier("0")
          Spacer()
          box.accessibilityElement().accessibilityIdentifier("1")
        }
        .fixedSize()
      }
      return places[1].minX - places[0].maxX
    },
    Row("ideal width of a color", 10) { try size(Color.red.fixedSize()).width },
    Row("ideal height of a circle", 10) { try size(Circle().fixedSize()).height },
    Row("thickness of a divider", 0.5) { try size(Divider()).height },
    Row("width of a divider", 320) { try size(Divider()).width },
    Row("safeAreaInset's spacing", 8) {
      let places = try frames(2) {
        Color.blue.accessibilityElement().accessibilityIdentifier("1").safeAreaInset(edge: .top) {
          box.accessibilityElement().accessibilityIdentifier("0")
        }
      }
      return places[1].minY - places[0].maxY
    },
    Row("a third of a width, not rounded to pixels", 106.667) {
      try frames(1) {
        HStack(spacing: 0) {
          Color.red.accessibilityElement().accessibilityIdentifier("0")
          Color.green
          Color.blue
        }
      }[0].width
    },
    Row("gap of a label", 8) {
      let label = try size(Label("Name", systemImage: "star").fixedSize()).width
      return try label - size(text.fixedSize()).width - size(Image(systemName: "star")).width
    },
    Row("width of a star in body", 22) { try size(Image(systemName: "star").font(.system(size: 17))).width },
    Row("height of a star in body", 20) { try size(Image(systemName: "star").font(.system(size: 17))).height },
  ]

  nonisolated static let scrolling: [Row] = [
    Row("height of a scroll view", 480) { try size(ScrollView { box }).height },
    Row("width of a scroll view around a narrow view", 10) { try size(ScrollView { box }).width },
    Row("width of a scroll view around a wide view", 400) {
      try size(ScrollView { Color.red.frame(width: 400, height: 10) }).width
    },
    Row("spacing of views in a horizontal scroll view", 8) {
      let places = try frames(2) {
        ScrollView(.horizontal) {
          box.accessibilityElement().accessibilityIdentifier("0")
          box.accessibilityElement().accessibilityIdentifier("1")
        }
      }
      return places[1].minY - places[0].maxY
    },
  ]

  nonisolated static let buttons: [Row] = [
    Row("borderless, above and below the label", 0) { try extra(Button("Name") {}, around: text).height },
    Row("bordered, beside the label", 24) { try extra(bordered(.regular), around: text).width },
    Row("bordered, above and below the label", 14) { try extra(bordered(.regular), around: text).height },
    Row("bordered small, beside the label", 20) {
      try extra(bordered(.small), around: text.font(.subheadline)).width
    },
    Row("bordered small, above and below the label", 10) {
      try extra(bordered(.small), around: text.font(.subheadline)).height
    },
    Row("bordered mini is as high as small", 0) {
      try size(bordered(.mini)).height - size(bordered(.small)).height
    },
    Row("bordered large, beside the label", 40) { try extra(bordered(.large), around: text).width },
    Row("bordered large, above and below the label", 30) { try extra(bordered(.large), around: text).height },
    Row("bordered extra large is as high as large", 0) {
      try size(bordered(.extraLarge)).height - size(bordered(.large)).height
    },
    Row("prominent is as high as bordered", 0) {
      try size(Button("Name") {}.buttonStyle(.borderedProminent)).height - size(bordered(.regular)).height
    },
  ]

  nonisolated static let textInput: [Row] = [
    Row("plain field, above and below a line", 1.5) { try extra(field(), around: text).height },
    Row("empty plain field, above and below a line", 1.5) { try extra(field(""), around: text).height },
    Row("plain field of 17 points", 22) { try size(field().font(.system(size: 17))).height },
    Row("width of a field", 320) { try size(field()).width },
    Row("field with a rounded border", 34) { try size(field().textFieldStyle(.roundedBorder)).height },
    Row("rounded border, beside the text", 7.5) {
      try (size(field().textFieldStyle(.roundedBorder).fixedSize()).width - size(field().fixedSize()).width) / 2
    },
    Row("baseline of a field with a rounded border", 23.5) {
      try baseline(of: field().textFieldStyle(.roundedBorder).font(.system(size: 17)))
    },
    Row("two lines of a vertical field, above and below each", 3) {
      try size(vertical("One\nTwo")).height - 2 * size(text).height
    },
    Row("two lines of a vertical field with a rounded border, around the plain one", 8) {
      try size(vertical("One\nTwo").textFieldStyle(.roundedBorder)).height - size(vertical("One\nTwo")).height
    },
    Row("one line of a vertical field with a rounded border", 34) {
      try size(vertical("One").textFieldStyle(.roundedBorder)).height
    },
    Row("distance of a secure field's dots", 10.5, except: "The dots are letters of the font.") {
      try (secureWidth("abcdef") - secureWidth("ab")) / 4
    },
  ]

  private static func secureWidth(_ text: String) throws -> CGFloat {
    try size(SecureField("", text: .constant(text)).font(.system(size: 17)).fixedSize()).width
  }

  private static func vertical(_ text: String) -> some View {
    TextField("Name", text: .constant(text), axis: .vertical)
  }

  nonisolated static let values: [Row] = [
    Row("Menu: width around the label", 0) { try extra(menu, around: text).width },
    Row("DatePicker, compact: height of a date", 38.5) { try size(datePicker(.date).fixedSize()).height },
    Row("DatePicker, compact: height of a time", 40) { try size(datePicker(.hourAndMinute).fixedSize()).height },
    Row("DatePicker, wheel: width", 320) { try size(datePicker(.date).datePickerStyle(.wheel)).width },
    Row("DatePicker, wheel: height", 216) { try size(datePicker(.date).datePickerStyle(.wheel)).height },
    Row("DatePicker, calendar: height of six weeks", 373) {
      try size(datePicker(.date).datePickerStyle(.graphical)).height
    },
    Row("width of a switch", 66) { try size(toggle).width },
    Row("height of a switch", 30) { try size(toggle).height },
    Row("width of its knob", 38) {
      let knob = try white(.horizontal, toggle)
      return knob.upperBound - knob.lowerBound
    },
    Row("height of its knob", 25) {
      let knob = try white(.vertical, toggle, at: 17 + 2.5 + 19)
      return knob.upperBound - knob.lowerBound
    },
    Row("knob of a switch that is off, from its edge", 2.5) { try white(.horizontal, toggle).lowerBound - 17 },
    Row("knob of a switch that is on, from its edge", 0.5) {
      try 83 - white(.horizontal, Toggle("", isOn: .constant(true)).labelsHidden()).upperBound
    },
    Row("height of a toggle's row", 30) { try size(Toggle("Enabled", isOn: .constant(true))).height },
    Row("width of a toggle's row", 320) { try size(Toggle("Enabled", isOn: .constant(true))).width },
    Row("height of a slider", 31) { try size(slider).height },
    Row("width of its knob", 38) {
      let knob = try white(.horizontal, slider)
      return knob.upperBound - knob.lowerBound
    },
    Row("height of its knob", 25) {
      let knob = try white(.vertical, slider)
      return knob.upperBound - knob.lowerBound
    },
    Row("knob of a slider at 0.5", 31) { try white(.horizontal, slider).lowerBound },
    Row("width of a stepper", 94) { try size(stepper.labelsHidden()).width },
    Row("height of a stepper", 32) { try size(stepper.labelsHidden()).height },
    Row("width of a stepper's row", 320) { try size(stepper).width },
    Row("height of a stepper's row", 32) { try size(stepper).height },
    Row("thickness of a slider's track", 6) {
      let track = try white(.vertical, Slider(value: .constant(1)).tint(.white), at: 20)
      return track.upperBound - track.lowerBound
    },
  ]

  // MARK: Presentations

  private static func presented(_ view: some View) throws -> (TestScreen, CGRect) {
    let screen = TestScreen(size: CGSize(width: 375, height: 667), environment: { $0.displayScale = 2 }) {
      Color.white.overlay { view }
    }
    screen.settle()
    return (screen, try #require(screen.presentations.first).frame)
  }

  private static func sheet(_ detents: Set<PresentationDetent> = [.large]) throws -> (TestScreen, CGRect) {
    try presented(Color.clear.sheet(isPresented: .constant(true)) { Text("Sheet").presentationDetents(detents) })
  }

  private static func alert() throws -> (TestScreen, CGRect) {
    try presented(
      Color.clear.alert("Title", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        Button("Delete", role: .destructive) {}
      } message: {
        Text("Message")
      })
  }

  private nonisolated static let older = "Sheets have the form that they had before iOS 26."
  private nonisolated static let olderDialog = "Dialogs have the form that they had before iOS 26."

  nonisolated static let presentations: [Row] = [
    Row("room above a sheet", 31, except: older) { try sheet().1.minY },
    Row("width of a sheet", 375) { try sheet().1.width },
    Row("white behind a sheet", 204) { try CGFloat(sheet().0.image(scale: 2).pixel(x: 100, y: 4).red) },
    Row("height of a medium sheet", 351, except: older) { try sheet([.medium]).1.height },
    Row("room beside a medium sheet", 6, except: older) { try sheet([.medium]).1.minX },
    Row("room below a medium sheet", 6, except: older) { try 667 - sheet([.medium]).1.maxY },
    Row("width of an alert", 299) { try alert().1.width },
    Row("start of an alert's title", 28.5) { try alert().0.find("Title").frame.minX - alert().1.minX },
    Row("top of an alert's title", 21.5) { try alert().0.find("Title").frame.minY - alert().1.minY },
    Row("height of a button in an alert", 46.5) {
      try alert().0.find(role: "button", name: "Cancel").frame.height
    },
    Row("distance between the buttons of an alert", 8.5) {
      try alert().0.find(role: "button", name: "Delete").frame.minX
        - alert().0.find(role: "button", name: "Cancel").frame.maxX
    },
    Row("room below the buttons of an alert", 13) {
      try alert().1.maxY - alert().0.find(role: "button", name: "Cancel").frame.maxY
    },
    Row("width of a dialog", 238, except: olderDialog) {
      try presented(
        Color.clear.frame(width: 10, height: 10).confirmationDialog("Title", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
        }
      ).1.width
    },
  ]
}
