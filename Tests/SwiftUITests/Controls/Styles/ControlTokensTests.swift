import CanopyTesting
import SwiftUI
import Testing

@testable import CanopyControls

/// The dimensions, fonts and colors of controls.
@MainActor @Suite struct ControlTokensTests {
  private struct ButtonReader: View {
    @Environment(\.controlTokens.button) private var tokens

    var body: some View { Text("button \(Int(tokens.cornerRadius))") }
  }

  private struct PickerReader: View {
    @Environment(\.controlTokens.picker) private var tokens

    var body: some View { Text("picker \(tokens.segments.pillFill == .white ? "white" : "gray")") }
  }

  @Test func aChangeConcernsOnlyControlsWithOtherTokens() {
    let screen = TestScreen {
      ButtonReader()
      PickerReader()
    }
    #expect(screen.texts == ["button 8", "picker white"])
    screen.environment.colorScheme = .dark
    #expect(screen.texts == ["button 8", "picker gray"])
    #expect(screen.bodyCount(of: ButtonReader.self) == 1 && screen.bodyCount(of: PickerReader.self) == 2)
    screen.environment.controlSize = .large
    #expect(screen.texts == ["button 12", "picker gray"])
    #expect(screen.bodyCount(of: ButtonReader.self) == 2 && screen.bodyCount(of: PickerReader.self) == 2)
    // The labels of disabled buttons depend on the contrast.
    screen.environment.colorSchemeContrast = .increased
    #expect(screen.bodyCount(of: ButtonReader.self) == 3 && screen.bodyCount(of: PickerReader.self) == 2)
  }

  private func tokens(
    _ idiom: InterfaceIdiom, _ size: ControlSize = .regular, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ControlTokens {
    var values = EnvironmentValues()
    (values.interfaceIdiom, values.controlSize) = (idiom, size)
    change(&values)
    return values.controlTokens
  }

  private func ink(_ opacity: Double, white: Double = 0) -> Color { Color(white: white, opacity: opacity / 255) }

  /// The corners and colors of macOS 26, beside the name of the figure.
  @Test func controlsOfTheDesktopHaveApplesShapesAndColors() {
    let desktop = tokens(.desktop)
    #expect(!desktop.button.isCapsule && desktop.button.cornerRadius == 6, "Button, bordered: corner")
    #expect(desktop.button.fill == ink(20), "Button, bordered: fill light")
    #expect(desktop.button.disabledOpacity == 0.3 && desktop.button.disabledPlainOpacity == 0.5, "Button, disabled")
    #expect(desktop.toggle.box?.cornerRadius == 5 && desktop.toggle.box?.offColor == ink(25), "Toggle, checkbox")
    #expect(desktop.slider.trackColor == ink(25), "Slider: track empty")
    #expect(desktop.fieldFrame.border == ink(23) && desktop.fieldFrame.cornerRadius == 5, "TextField, rounded: border")
    #expect(desktop.fieldFrame.borderWidth == 1 && desktop.fieldFrame.borderOutset == 1, "TextField, rounded: border")
    #expect(desktop.picker.menuShape?.cornerRadius == 6 && desktop.picker.menuShape?.fill == ink(20), "Picker, menu")
    let segments = desktop.picker.segments
    #expect(segments.cornerRadius == 6 && segments.fill == ink(20) && segments.pillFill == ink(50), "Picker, segmented")
    #expect(segments.divider == ink(43), "Picker, segmented: divider")
    #expect(desktop.radio.mark.signSize == 5 && desktop.radio.mark.size == 16, "Picker, radioGroup: dot")
    #expect(desktop.progress.barHeight == 8 && desktop.progress.track == ink(15), "ProgressView, linear: pill, track")
    #expect(desktop.progress.ring?.thickness == 5 && desktop.progress.ring?.track == ink(13), "ProgressView, ring")
    #expect(desktop.link.color == Color(red: 0, green: 104 / 255, blue: 218 / 255), "Link: colour light")
    #expect(desktop.stepper.cornerRadius == 5 && desktop.stepper.fill == ink(20), "Stepper: corner, fill")
    #expect(desktop.stepper.glyphColor == ink(137) && desktop.stepper.divider == ink(43), "Stepper: chevrons, divider")
    let chevron = desktop.disclosureGroup
    #expect(chevron.chevron == CGSize(width: 6.5, height: 8), "DisclosureGroup, row: chevron")
    #expect(chevron.chevronColor == AnyShapeStyle(ink(64)), "DisclosureGroup, row: chevron")
    let disabled = tokens(.desktop) { $0.isEnabled = false }
    #expect(disabled.stepper.fill == ink(10) && disabled.stepper.glyphColor == ink(132), "Stepper, disabled")
    #expect(
      disabled.picker.menuShape?.fill == ink(10) && disabled.picker.menuShape?.valueColor == ink(73), "Picker, menu")
    #expect(disabled.label.opacity == 0.3, "Toggle, disabled: label opacity")
    #expect(disabled.link.opacity == 0.5, "Link, disabled")
  }

  @Test func gaugesOfTheDesktopHaveApplesShapesAndColors() {
    let gauge = tokens(.desktop).gauge
    #expect(gauge.barHeight == 16 && gauge.barRadius == 1.5 && gauge.barTrack == ink(18), "Gauge, linearCapacity: bar")
    #expect(gauge.barFill == .green && gauge.boundsSpacing == 8, "Gauge, linearCapacity: fill, gap")
    #expect(gauge.ring.size == 58 && gauge.ring.thickness == 6 && gauge.ring.track == ink(76), "Gauge, circular")
    #expect(gauge.ring.arc == 270 && gauge.ring.arcWithBounds == 242, "Gauge, accessoryCircular: arc")
    #expect(gauge.ring.valueFont == .system(size: 24, weight: .medium), "Gauge, accessoryCircular: value font")
    #expect(gauge.ring.labelFont == .system(size: 11) && gauge.ring.valueOffset == -1, "Gauge, accessoryCircular")
    #expect(gauge.accessoryBar.height == 8 && gauge.accessoryBar.spacing == 6, "Gauge, accessoryLinear: track, gaps")
    #expect(gauge.accessoryBar.valueFont == .system(size: 17, weight: .semibold), "Gauge, accessoryLinear: value font")
  }

  @Test func stepperOfThePhoneHasApplesShapeAndColors() {
    let stepper = tokens(.phone).stepper
    #expect(stepper.size == CGSize(width: 94, height: 32) && stepper.shape == CGSize(width: 93, height: 28), "Stepper")
    #expect(stepper.cornerRadius == nil && stepper.fill == ink(11), "Stepper, pill: radius 14, fill")
    #expect(stepper.divider == ink(75) && stepper.dividerThickness == 1, "Stepper, divider: width, colour")
    #expect(stepper.glyph == 13 && stepper.glyphColor == ink(218), "Stepper, glyphs: extent, colour")
    #expect(tokens(.phone) { $0.isEnabled = false }.stepper.fill == ink(12), "Stepper, disabled: pill fill")
  }

  @Test func inkOfTheDesktopIsWhiteInTheDark() {
    let dark = tokens(.desktop) { $0.colorScheme = .dark }
    #expect(dark.button.fill == ink(20, white: 1) && dark.slider.trackColor == ink(25, white: 1))
    #expect(dark.toggle.knobColor == ink(222, white: 1), "switch and slider knob, dark")
    #expect(dark.fieldFrame.fill == Color(white: 30 / 255), "TextField, rounded dark: fill")
    #expect(dark.fieldFrame.border == Color(white: 128 / 255, opacity: 22 / 255), "TextField, rounded dark: border")
    #expect(dark.link.color == Color(red: 65 / 255, green: 156 / 255, blue: 1), "Link: colour dark")
  }

  /// The colors of iOS 26 that differ from the system's fills.
  @Test func buttonsOfThePhoneHaveApplesColors() {
    let phone = tokens(.phone)
    #expect(phone.button.isCapsule, "Button, bordered: shape")
    #expect(phone.button.fill == Color(uiColor: .secondarySystemFill), "Button, bordered: fill, 16 % and 32 %")
    #expect(phone.button.disabledOpacity == 0.24 && phone.button.disabledProminentOpacity == 0.17, "Button, disabled")
  }

  /// The heights of other sizes differ from that of the regular size as in macOS 26.6, whose buttons have 13, 16, 20 and 28 points.
  @Test func otherSizesOfTheDesktopFollowTheHeightsOfItsButtons() {
    let sizes: [(ControlSize, CGFloat)] = [(.mini, 13), (.small, 16), (.regular, 20), (.large, 28), (.extraLarge, 28)]
    for (size, height) in sizes { #expect(tokens(.desktop, size).button.height == height - 20 + 24) }
    #expect(tokens(.desktop, .small).toggle.box?.size == 13.5, "16 · 20/24, rounded to half a point")
    #expect(tokens(.desktop, .large).button.cornerRadius == 8)
    #expect(tokens(.desktop, .small).progress.spinnerSize == 16, "measured, not derived")
  }

  @Test func increasedContrastDrawsALineAroundControlsOfTheDesktop() {
    let increased = tokens(.desktop) { $0.colorSchemeContrast = .increased }
    #expect(tokens(.desktop).button.border == nil && tokens(.desktop).picker.segments.border == nil)
    let line = ink(153)
    #expect(increased.button.border == line && increased.toggle.box?.border == line && increased.toggle.border == line)
    #expect(increased.picker.menuShape?.border == line && increased.picker.segments.border == line)
    #expect(increased.fieldFrame.border == line && increased.stepper.border == line)
    #expect(increased.controlGroup.border == line)
  }

  @Test func theDynamicTypeSizeChangesNoControlOfTheDesktop() throws {
    struct Controls: View {
      var body: some View {
        VStack {
          Button("Send") {}
          Toggle("Dark", isOn: .constant(true))
          TextField("Name", text: .constant("Ada"))
        }
        .environment(\.interfaceIdiom, .desktop)
        .accessibilityElement()
        .accessibilityIdentifier("controls")
      }
    }
    let screen = TestScreen(size: CGSize(width: 300, height: 400)) { Controls() }
    let size = try screen.find(id: "controls").frame.size
    screen.environment.dynamicTypeSize = .accessibility5
    #expect(try screen.find(id: "controls").frame.size == size)
  }

  @Test func automaticStylesAreThoseOfTheIdiom() throws {
    let screen = TestScreen(size: CGSize(width: 300, height: 300)) {
      VStack {
        Toggle("Dark", isOn: .constant(true)).accessibilityIdentifier("toggle")
        Link("Help", destination: URL(filePath: "/")).accessibilityIdentifier("link")
        Button("Send") {}.accessibilityIdentifier("button")
      }
    }
    let line = try screen.find(id: "link").frame.height
    #expect(try screen.find(id: "toggle").frame.height == 30 && screen.find(id: "button").frame.height == line)
    screen.environment.interfaceIdiom = .desktop
    #expect(try screen.find(id: "button").frame.height == 24)
    #expect(try screen.find(id: "toggle").frame.height < 20 && screen.find(id: "link").frame.height < 20)
    screen.environment.interfaceIdiom = .phone
    #expect(try screen.find(id: "toggle").frame.height == 30 && screen.find(id: "button").frame.height == line)
  }
}
