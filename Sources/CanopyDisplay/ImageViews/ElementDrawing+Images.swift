internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension ElementDrawing {
  /// Returns an image in a frame.
  ///
  /// - Parameter paint: The paint of a template or symbol, or nil for the foreground style.
  func items(
    of resolved: ResolvedImage, _ image: Image, in frame: CGRect, _ node: LayoutNode, filledWith own: DrawPaint? = nil
  ) -> [DisplayItem] {
    let environment = node.environment
    switch resolved.content {
    case .blank: return items(of: Rectangle(), filledWith: HierarchicalShapeStyle.quaternary, in: frame, node)
    case .missing: return placeholder(of: node, in: frame)
    case .drawing(let drawing): return items(of: drawing, image, in: frame, node, filledWith: own)
    case .symbol(let shape, let symbolFrame, let mirrors, _):
      let items = resized(image.looks, from: resolved.size, to: frame, of: node.element) { frame in
        self.items(of: shape, showing: symbolFrame.box, image, in: frame, node, filledWith: own)
      }
      guard mirrors, node.surroundings.mirrors else { return items }
      return items._grouped(.transform(.mirroring(at: frame.midX)), of: node.element)
    case .picture(let picture, let orientation):
      let looks = image.looks
      let mode = looks.renderingMode ?? (resolved.isTemplate ? .template : .original)
      let paint = ForegroundStyle()._paint(in: environment)
      let template = own ?? DrawPaint(paint, in: frame, isDark: environment.colorScheme == .dark)
      let item = orientation.item(node.element, in: frame) { area in
        var natural = resolved.size
        if orientation.swapsSides { natural = CGSize(width: natural.height, height: natural.width) }
        var image = DisplayImage(picture, naturalSize: natural, in: area)
        image.slices = slices(looks, resolved)
        image.smoothness = DisplayImage.Smoothness(looks.interpolation)
        image.isAntialiased = looks.isAntialiased
        if mode == .template { image.template = template }
        return image
      }
      return [item]._applying(mode == .template ? paint.effects : PaintEffects())
    }
  }

  private func items(
    of drawing: ImageDrawing, _ image: Image, in frame: CGRect, _ node: LayoutNode, filledWith own: DrawPaint?
  ) -> [DisplayItem] {
    let size = drawing.size
    guard size.width > 0, size.height > 0 else { return [] }
    let items = resized(image.looks, from: size, to: frame, of: node.element) { frame in
      let map = CGAffineTransform(scaleX: frame.width / size.width, y: frame.height / size.height).concatenating(
        CGAffineTransform(translationX: frame.minX, y: frame.minY))
      return drawing.items(for: node.element, scale: scale)._grouped(.transform(map), of: node.element)
        ._grouped(.clip(Path(frame._snapped(to: scale)), FillStyle()), of: node.element)
    }
    guard image.looks.renderingMode == .template, !items.isEmpty else { return items }
    let paint = ForegroundStyle()._paint(in: node.environment)
    let fill = own ?? DrawPaint(paint, in: frame, isDark: node.environment.colorScheme == .dark)
    return [DisplayItem(id: node.element, .fill(DisplayFill(Path(frame), fill)))]._grouped(
      .mask(DisplayList(items)), of: node.element
    )
    ._applying(paint.effects)
  }

  private func slices(_ looks: ImageLooks, _ resolved: ResolvedImage) -> DisplayImage.Slices {
    let slices = DisplayImage.Slices(looks.resizing)
    return slices == DisplayImage.Slices() ? resolved.slices ?? slices : slices
  }

  private func items(
    of shape: SymbolShape, showing box: CGRect, _ image: Image, in frame: CGRect, _ node: LayoutNode,
    filledWith own: DrawPaint?
  ) -> [DisplayItem] {
    let environment = node.environment
    let mode = image.symbolRenderingMode(in: node.surroundings.images)
    let isDark = environment.colorScheme == .dark
    var paints = [ForegroundStyle()._paint(at: 0, in: _PaintContext(environment: environment))]
    if mode != .monochrome {
      for level in 1...2 {
        paints.append(ForegroundStyle()._paint(at: level, in: _PaintContext(environment: environment)))
      }
    }
    let ownColors = mode == .multicolor ? image.ownColors(in: environment) : nil
    func draw(_ paint: _Paint) -> DrawPaint {
      DrawPaint(paint.forSymbol(node.surroundings.images.symbolColors, in: environment), in: frame, isDark: isDark)
    }
    let drawn = own.map { [$0] } ?? paints.map(draw)
    func ownPaint(of piece: SymbolPiece) -> DrawPaint? {
      guard mode == .multicolor else { return nil }
      let color = ownColors.map { $0[min(piece.level, $0.count - 1)] } ?? piece.tint?.color.resolve(in: environment)
      return color.map { draw(_Paint($0)) }
    }
    let effects = own == nil ? EffectsOnSymbol(node) : nil
    let effect = effects.map { effects in
      { effects.shown($0, $1, of: $2, in: frame, node.element) }
    }
    let items = shape.items(
      in: frame, showing: box, of: node.element, value: image.variableValue, effect: effect
    ) { piece in
      // In multicolor mode, pieces without a color use the foreground.
      ownPaint(of: piece) ?? drawn[mode == .multicolor ? 0 : min(piece.level, drawn.count - 1)]
    }
    return items._applying(paints[0].effects)
  }

  /// Returns the placeholder of a missing image: a crossed-out frame.
  private func placeholder(of node: LayoutNode, in frame: CGRect) -> [DisplayItem] {
    let area = frame._snapped(to: scale).insetBy(dx: 0.5, dy: 0.5)
    guard area.width > 0, area.height > 0 else { return [] }
    var path = Path(roundedRect: area, cornerRadius: min(3, area.height / 4))
    path.move(to: CGPoint(x: area.minX, y: area.minY))
    path.addLine(to: CGPoint(x: area.maxX, y: area.maxY))
    path.move(to: CGPoint(x: area.maxX, y: area.minY))
    path.addLine(to: CGPoint(x: area.minX, y: area.maxY))
    let color = DrawColor(Color.secondary.resolve(in: node.environment))
    return [DisplayItem(id: node.element, .fill(DisplayFill(path, .color(color), stroke: StrokeStyle(lineWidth: 1))))]
  }
}

extension Image {
  /// The colors of a multicolor symbol.
  fileprivate func ownColors(in environment: EnvironmentValues) -> [Color.Resolved?]? {
    guard case .symbol(let name) = source else { return nil }
    return Symbol.ownColors(of: name, environment.symbolVariants)?.map { $0?.resolve(in: environment) }
  }
}

extension Image.Orientation {
  /// Returns the item that draws a rotated or mirrored picture upright in a frame.
  fileprivate func item(_ id: ElementIndex, in frame: CGRect, _ image: (CGRect) -> DisplayImage) -> DisplayItem {
    if self == .up { return DisplayItem(id: id, .image(image(frame))) }
    var map: CGAffineTransform
    switch self {
    case .up: map = .identity
    case .upMirrored: map = CGAffineTransform(scaleX: -1, y: 1)
    case .down: map = CGAffineTransform(rotationAngle: .pi)
    case .downMirrored: map = CGAffineTransform(scaleX: 1, y: -1)
    case .right: map = CGAffineTransform(rotationAngle: .pi / 2)
    case .left: map = CGAffineTransform(rotationAngle: -.pi / 2)
    case .rightMirrored: map = CGAffineTransform(scaleX: -1, y: 1).rotated(by: -.pi / 2)
    case .leftMirrored: map = CGAffineTransform(scaleX: -1, y: 1).rotated(by: .pi / 2)
    }
    let size = swapsSides ? CGSize(width: frame.height, height: frame.width) : frame.size
    let lying = CGRect(origin: CGPoint(x: -size.width / 2, y: -size.height / 2), size: size)
    map = map.concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
    return DisplayItem(id: id, .group(DisplayGroup(.transform(map), [DisplayItem(id: id, .image(image(lying)))])))
  }
}

extension DisplayImage.Smoothness {
  fileprivate init(_ interpolation: Image.Interpolation) {
    switch interpolation {
    case .none: self = .none
    case .low: self = .low
    case .medium: self = .medium
    case .high: self = .high
    }
  }
}
