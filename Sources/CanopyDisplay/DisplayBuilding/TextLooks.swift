internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The looks of the texts in a scope. Each is resolved once for all texts that share it.
@MainActor
final class TextLooks {
  /// A look that doesn't depend on the text's position, or nil if each text must be resolved separately, because it is redacted
  /// or its letters have more than a plain color.
  typealias Look = DisplayText.Look?

  private let alignment: DisplayText.Alignment
  /// The recently used looks.
  @exclusivity(unchecked) private var known: [(modifiers: [TextModifier], look: Look)] = []

  init(of node: LayoutNode) { alignment = DisplayText.Alignment(of: node) }

  /// Returns the look of a text with modifiers, if it is cached.
  func look(_ modifiers: [TextModifier]) -> Look? { known.first { $0.modifiers == modifiers }?.look }

  /// Resolves and stores the look of a text with modifiers.
  func makeLook(_ modifiers: [TextModifier], _ node: LayoutNode) -> Look {
    // Unlike a gradient, a color looks the same in every frame.
    var effects = PaintEffects()
    let look = DisplayText.look(modifiers, in: .zero, node, &effects)
    let isPlain = effects.shadows.isEmpty && effects.blendMode == .normal && !node.environment.showsPlaceholders
    var result: Look
    if isPlain, case .color = look.paint { result = look } else { result = nil }
    if known.count == 8 { known.removeFirst() }
    known.append((modifiers, result))
    return result
  }

  /// Returns the display items of a text with a look.
  func items(_ request: TextRequest, _ look: DisplayText.Look, in frame: CGRect, _ node: LayoutNode) -> [DisplayItem] {
    if request.isEmpty { return [] }
    return [DisplayItem(id: node.element, .text(DisplayText(request, in: frame, [look], alignment)))]
  }
}

extension TextRequest {
  /// A Boolean value that indicates whether the request is for an empty plain string.
  fileprivate var isEmpty: Bool { if case .plain(let string, _) = content { string.isEmpty } else { false } }
}
