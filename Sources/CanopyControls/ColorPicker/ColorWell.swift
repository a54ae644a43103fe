internal import CanopyAccessibility
internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyInput
internal import CanopyLayout
internal import CanopyPresentation
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The label of a color picker, and a well that opens a panel of colors.
struct ColorWellRow: View {
  @Binding var color: Color
  let supportsOpacity: Bool
  let label: AnyView
  @State private var isOpen = false
  @Environment(\.self) private var environment
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.controlTokens.colorWell) private var tokens

  var body: some View {
    HStack(spacing: tokens.labelSpacing) {
      if labels != .hidden {
        label.accessibilityHidden(true)
        if tokens.fillsWidth { Spacer(minLength: 0) }
      }
      Button {
        isOpen = true
      } label: {
        ColorWell(color: color, tokens: tokens)
      }
      .buttonStyle(PlainButtonStyle(dimsWhenDisabled: false))
      ._menu(isPresented: $isOpen) { ColorPanel(color: $color, supportsOpacity: supportsOpacity) }
      ._accessibilityControl(
        AccessibilityControl(.picker, value: Text(verbatim: ColorParts(color.resolve(in: environment)).hex)),
        label: label
      )
      .opacity(tokens.opacity)
    }
    .modifier(ControlFont())
  }
}

/// A well that shows a color. Below a translucent color, a light and a dark half are visible.
private struct ColorWell: View {
  let color: Color
  let tokens: ControlTokens.ColorWell

  var body: some View {
    let outline = ControlOutline(radius: tokens.swatchRadius)
    outline.fill(.white)
      .overlay { LowerHalf().fill(.black).clipShape(outline) }
      .overlay { outline.fill(color) }
      .padding(tokens.inset)
      .frame(width: tokens.size.width, height: tokens.size.height)
      .background { ControlOutline(radius: tokens.cornerRadius).fill(tokens.ground) }
      .contentShape(.rect)
  }
}

/// The half of a rectangle below the diagonal that rises to the right.
private struct LowerHalf: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A color as the parts that people change.
struct ColorParts: Equatable {
  /// The components in the standard color space, and the opacity, from 0 to 1.
  var red, green, blue, opacity: Double

  init(_ color: Color.Resolved) {
    (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    opacity = Double(color.opacity)
  }

  /// Creates a color from its hexadecimal form, or returns nil for another text.
  init?(hex text: String) {
    let digits = text.trimmingCharacters(in: .whitespaces).drop { $0 == "#" }
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    let value = digits.count == 6 ? number << 8 | 0xFF : number
    func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    (red, green, blue, opacity) = (part(24), part(16), part(8), part(0))
  }

  var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity) }

  /// The hexadecimal form, such as `#FF8000`. A translucent color has two more digits.
  var hex: String {
    let parts = opacity < 1 ? [red, green, blue, opacity] : [red, green, blue]
    return "#" + parts.map { String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded())) }.joined()
  }
}

/// A panel in which people choose a color: a grid of colors, the parts of the color, and its hexadecimal form.
private struct ColorPanel: View {
  @Binding var color: Color
  let supportsOpacity: Bool
  @State private var text = ""
  @Environment(\.self) private var environment
  @Environment(\.controlTokens.colorWell) private var tokens

  var body: some View {
    let parts = ColorParts(color.resolve(in: environment))
    VStack(alignment: .leading, spacing: tokens.panelSpacing) {
      grid(parts)
      slider("Red", parts, \.red)
      slider("Green", parts, \.green)
      slider("Blue", parts, \.blue)
      if supportsOpacity { slider("Opacity", parts, \.opacity) }
      TextField("Hexadecimal Color", text: $text)
        .textFieldStyle(.roundedBorder)
        .autocorrectionDisabled()
        .onSubmit {
          if let new = ColorParts(hex: text) { set(new) }
          text = ColorParts(color.resolve(in: environment)).hex
        }
    }
    .padding(tokens.panelPadding)
    .frame(width: tokens.panelWidth)
    .onChange(of: parts, initial: true) { _, parts in text = parts.hex }
  }

  private func set(_ parts: ColorParts) {
    var parts = parts
    if !supportsOpacity { parts.opacity = 1 }
    color = parts.color
  }

  @MainActor private func slider(
    _ title: LocalizedStringKey, _ parts: ColorParts, _ part: WritableKeyPath<ColorParts, Double>
  ) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.footnote).foregroundStyle(.secondary).accessibilityHidden(true)
      Slider(
        value: Binding {
          parts[keyPath: part]
        } set: { value in
          var new = parts
          new[keyPath: part] = value
          set(new)
        }
      ) {
        Text(title)
      }
      .labelsHidden()
    }
  }

  /// Grays, and twelve hues from dark to light.
  @MainActor private func grid(_ parts: ColorParts) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<Self.rows, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<Self.columns, id: \.self) { column in swatch(Self.parts(row: row, column: column), parts) }
        }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 8))
  }

  @MainActor private func swatch(_ swatch: ColorParts, _ current: ColorParts) -> some View {
    let isSelected = swatch.hex.prefix(7) == current.hex.prefix(7)
    return Button {
      var new = swatch
      new.opacity = current.opacity
      set(new)
    } label: {
      swatch.color
        .frame(height: tokens.gridRow)
        .frame(maxWidth: .infinity)
        .overlay {
          if isSelected { Rectangle().strokeBorder(.white, lineWidth: 2).shadow(radius: 1) }
        }
    }
    .buttonStyle(PlainButtonStyle())
    .accessibilityLabel(Text(verbatim: swatch.hex))
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private static var rows: Int { 8 }
  private static var columns: Int { 12 }

  /// Returns the color at a place of the grid.
  private static func parts(row: Int, column: Int) -> ColorParts {
    if row == 0 {
      let white = 1 - Float(column) / Float(columns - 1)
      return ColorParts(Color.Resolved(red: white, green: white, blue: white))
    }
    let hue = Double(column) / Double(columns)
    let step = Double(row) / Double(rows - 1)
    // The darkest row is above, and the lightest below.
    let (saturation, brightness) = step < 0.55 ? (1, 0.3 + step * 1.27) : (1 - (step - 0.55) * 1.8, 1)
    return ColorParts(Color(hue: hue, saturation: saturation, brightness: brightness).resolve(in: EnvironmentValues()))
  }
}
