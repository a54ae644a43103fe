internal import CanopyAccessibility
internal import CanopyControls
internal import CanopyPresentation
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The icon of an alert or a dialog. If the dialog is critical, the icon has a caution sign, or is the caution sign.
struct DialogIcon: View {
  let image: Image?
  let severity: DialogSeverity
  @ScaledMetric(relativeTo: .headline) private var scale = 1.0
  @Environment(\.controlTokens.question.iconSize) private var usualSize

  /// A Boolean value that indicates whether there is an icon to show.
  nonisolated var isShown: Bool { image != nil || severity == .critical }

  var body: some View {
    if let image {
      fitted(image, size)
        .overlay(alignment: .bottomTrailing) {
          if severity == .critical { caution(size / 2).offset(x: size / 8, y: size / 8) }
        }
    } else if severity == .critical {
      caution(size)
    }
  }

  private var size: Double { usualSize * scale }

  private func caution(_ size: Double) -> some View {
    fitted(Image(systemName: "exclamationmark.triangle.fill"), size)
      .foregroundStyle(.yellow)
      .accessibilityLabel(Text("Caution"))
  }

  private func fitted(_ image: Image, _ size: Double) -> some View {
    image.resizable().aspectRatio(contentMode: .fit).frame(width: size, height: size)
  }
}
