internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// A text rendering that draws texts itself.
protocol DrawnTextRendering: TextRendering {
  /// Returns the items of a text in a frame.
  @MainActor
  func items(of text: Text, in frame: CGRect, _ node: LayoutNode, _ drawing: ElementDrawing) -> [DisplayItem]
}

extension ElementDrawing {
  /// Returns the items of a text, or its placeholders if it is redacted.
  func itemsOrPlaceholders(of text: Text, in frame: CGRect, _ node: LayoutNode) -> [DisplayItem] {
    guard node.environment.showsPlaceholders else {
      let own = node.surroundings.text.rendering
      if own == nil, rendering != nil { uses?.add() }
      if let rendering = (own ?? rendering)?.rendering as? any DrawnTextRendering {
        return rendering.items(of: text, in: frame, node, self)
      }
      return items(of: text, in: frame, node)
    }
    let drawn = DisplayText.resolved(text, in: frame, node).0
    return drawn.request.string.isEmpty ? [] : bars(for: drawn, of: node)
  }

  /// Returns the items of a text and the images in it.
  ///
  /// - Parameter own: The shading of letters and symbols, or nil for the text's own styles.
  func items(of text: Text, in frame: CGRect, _ node: LayoutNode, filledWith own: Shading? = nil) -> [DisplayItem] {
    var (drawn, effects) = DisplayText.resolved(text, in: frame, node)
    if drawn.request.string.isEmpty { return [] }
    if let own {
      for index in drawn.looks.indices { drawn.looks[index].paint = own.paint }
      effects = own.effects
    }
    let items = [DisplayItem(id: node.element, .text(drawn))]._applying(effects)
    let pictures = pictures(of: text, drawn, node, own)
    return pictures.isEmpty ? items : items + pictures.flatMap(\.items)
  }

  /// Returns the items of each picture in a text, with the index of its piece. Pictures that were truncated aren't included.
  func pictures(
    of text: Text, _ drawn: DisplayText, _ node: LayoutNode, _ own: Shading? = nil
  ) -> [(piece: Int, items: [DisplayItem])] {
    guard case .pieces(let pieces) = drawn.request.content, pieces.contains(where: { $0.picture != nil }) else {
      return []
    }
    var places = node.tree.textEngine.placesOfPictures(in: drawn)[...]
    return zip(node.runs(of: text), pieces).enumerated().compactMap { index, pair in
      let (run, piece) = pair
      guard let image = run.image, piece.picture != nil, let place = places.popFirst() ?? nil else { return nil }
      let style = node.surroundings.text.look.applying(run.modifiers).foreground
      let paint = own ?? style.map { Shading($0, in: place, node.environment) }
      let resolved = ResolvedImage(image, beside: piece.style, of: node)
      return (index, items(of: resolved, image, in: place, node, filledWith: paint?.paint))
    }
  }

  /// A paint, and its effects.
  struct Shading {
    let paint: DrawPaint
    let effects: PaintEffects

    init(_ paint: DrawPaint, _ effects: PaintEffects) {
      self.paint = paint
      self.effects = effects
    }

    fileprivate init(_ style: any ShapeStyle, in frame: CGRect, _ environment: EnvironmentValues) {
      let paint = style._paint(in: environment)
      self.init(DrawPaint(paint, in: frame, isDark: environment.colorScheme == .dark), paint.effects)
    }
  }
}

/// The drawing of redacted content: see `redacted(reason:)`.
extension ElementDrawing {
  /// Returns a bar for each line of a text, as wide as the line.
  func bars(for text: DisplayText, of node: LayoutNode) -> [DisplayItem] {
    node.tree.textEngine.lines(of: text).flatMap { line in
      bar(in: line.insetBy(dx: 0, dy: 0.15 * line.height), of: node)
    }
  }

  /// Returns a rounded area in a faint foreground color.
  func bar(in area: CGRect, of node: LayoutNode) -> [DisplayItem] {
    let environment = node.environment
    let paint = ForegroundStyle()._paint(in: environment).multiplyingOpacity(by: 0.18)
    let drawn = DrawPaint(paint, in: area, isDark: environment.colorScheme == .dark)
    if area.width <= 0 || area.height <= 0 || drawn.isInvisible { return [] }
    let path = Path(roundedRect: area._snapped(to: scale), cornerRadius: min(4, area.height / 3))
    return [DisplayItem(id: node.element, .fill(DisplayFill(path, drawn)))]
  }
}
