internal import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// Gives the label of a button the width that `buttonSizing(_:)` asks for.
struct ButtonWidth: ViewModifier {
  @Environment(\.buttonSizing) private var sizing

  func body(content: Content) -> some View {
    content.frame(maxWidth: sizing == .flexible ? .infinity : nil)
  }
}
