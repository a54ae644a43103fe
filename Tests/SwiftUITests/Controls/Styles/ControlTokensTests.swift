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

    var body: some View { Text("picker \(tokens.pillFill == .white ? "white" : "gray")") }
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
    screen.environment.colorSchemeContrast = .increased
    #expect(screen.bodyCount(of: ButtonReader.self) == 2 && screen.bodyCount(of: PickerReader.self) == 2)
  }

  private struct Controls: View {
    let idiom: ControlIdiom
    let report: (String, CGSize) -> Void

    var body: some View {
      VStack {
        Button("Send") {}.buttonStyle(.bordered).onGeometryChange(for: CGSize.self, of: \.size) { report("button", $0) }
        Toggle("Dark", isOn: .constant(true)).labelsHidden()
          .onGeometryChange(for: CGSize.self, of: \.size) { report("switch", $0) }
        Slider(value: .constant(0.5)).onGeometryChange(for: CGSize.self, of: \.size) { report("slider", $0) }
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
          .onGeometryChange(for: CGSize.self, of: \.size) { report("field", $0) }
        Picker("Kind", selection: .constant(1)) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        .pickerStyle(.segmented)
        .onGeometryChange(for: CGSize.self, of: \.size) { report("segments", $0) }
      }
      .environment(\.controlIdiom, idiom)
      .font(idiom == .desktop ? .system(size: 13) : nil)
    }
  }

  /// The heights of controls on iOS 26 and on macOS 26. A bordered button is as high as its line of text and a padding of 14 or 8.
  @Test func eachIdiomHasItsOwnDimensions() {
    func sizes(_ idiom: ControlIdiom) -> [String: CGSize] {
      var sizes: [String: CGSize] = [:]
      let screen = TestScreen(size: CGSize(width: 300, height: 400)) { Controls(idiom: idiom) { sizes[$0] = $1 } }
      screen.settle()
      return sizes
    }
    let heights = ["button": 35, "switch": 30, "slider": 31, "field": 34, "segments": 31].mapValues { CGFloat($0) }
    #expect(sizes(.phone).mapValues(\.height) == heights)
    #expect(sizes(.phone)["switch"]?.width == 66)
    let small = ["button": 24, "switch": 24, "slider": 16, "field": 24, "segments": 24].mapValues { CGFloat($0) }
    #expect(sizes(.desktop).mapValues(\.height) == small)
    #expect(sizes(.desktop)["switch"]?.width == 54)
  }
}
