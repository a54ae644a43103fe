internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// The look of plain strings in a scope, found out once for all of them.
final class PlainTextLook {
  /// nil where each text has to be looked at: where nothing is to be read, or letters have more than a plain color.
  private let look: DisplayText.Look?
  private let alignment: DisplayText.Alignment

  init(of node: LayoutNode) {
    alignment = DisplayText.Alignment(of: node)
    // A color looks the same in every frame, unlike a gradient.
    let (text, finish) = DisplayText.resolved(Text(verbatim: "-"), in: .zero, node)
    let isPlain = finish.shadows.isEmpty && finish.blendMode == .normal && !node.environment.showsPlaceholders
    if isPlain, let only = text.looks.first, case .color = only.paint { look = only } else { look = nil }
  }

  /// Returns a text that is a plain string; nil if it has to be looked at by itself.
  func items(of text: Text, in frame: CGRect, _ node: LayoutNode) -> [DisplayItem]? {
    guard let look else { return nil }
    let request = node.request(for: text)
    if request.isEmpty { return [] }
    return [DisplayItem(id: node.element, .text(DisplayText(request, in: frame, [look], alignment)))]
  }
}

extension TextRequest {
  /// A Boolean value that indicates whether the request is for a plain string without letters.
  fileprivate var isEmpty: Bool { if case .plain(let string, _) = content { string.isEmpty } else { false } }
}
