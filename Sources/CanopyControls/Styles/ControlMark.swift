internal import CanopyCore
internal import CanopyDisplay
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The box of a checkbox or the circle of a radio button, with a sign in it while it is on.
///
/// Its middle is at half the height of the capital letters of a label beside it, if the two are aligned by their first baselines.
struct ControlMark<Sign: View>: View {
  private let isOn: Bool
  private let tokens: ControlTokens.Mark
  private let sign: Sign
  @Environment(\.controlTokens.controlOpacity) private var opacity

  init(isOn: Bool, tokens: ControlTokens.Mark, @ViewBuilder sign: () -> Sign) {
    (self.isOn, self.tokens, self.sign) = (isOn, tokens, sign())
  }

  var body: some View {
    let outline = ControlOutline(radius: tokens.cornerRadius)
    outline.fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(tokens.offColor))
      ._controlBorder(tokens.border, width: tokens.borderWidth, in: outline)
      .overlay {
        if isOn { sign.foregroundStyle(tokens.signColor).frame(width: tokens.signSize, height: tokens.signSize) }
      }
      .frame(width: tokens.size, height: tokens.size)
      .opacity(opacity)
      .alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + tokens.capHeight / 2 }
  }
}
