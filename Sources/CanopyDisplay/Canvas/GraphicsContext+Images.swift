internal import CanopyCore
public import CanopyDrawing
internal import CanopyLayout
public import CanopyStyle
public import Foundation

extension GraphicsContext {
  /// An image resolved in the environment of the canvas.
  public struct ResolvedImage {
    let image: Image
    let resolved: CanopyStyle.ResolvedImage
    /// The shading of a template image or symbol, or nil for the foreground style.
    public var shading: Shading?

    /// The natural size of the image, in points.
    public var size: CGSize { resolved.size }
    /// The distance from the top to the baseline.
    public var baseline: CGFloat { resolved.baseline }
  }

  /// Returns an image resolved in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(
      image: image,
      resolved: onMainActor(with: (image, surface.node)) { image, node in
        CanopyStyle.ResolvedImage(image, in: node.surroundings.images, of: node)
      })
  }

  /// Draws an image, stretched to fill a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    let (node, scale) = (surface.node, surface.scale)
    let paint = image.shading.flatMap { $0.paint(in: rect, surface)?.paint }
    let (resolved, image) = (image.resolved, style.isAntialiased ? image.image : image.image.antialiased(false))
    emit(onMainActor { ElementDrawing(scale: scale).items(of: resolved, image, in: rect, node, filledWith: paint) })
  }

  /// Draws an image at a point, at its natural size.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(image.size, at: point, anchor: anchor))
  }

  /// Draws an image, stretched to fill a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at a point, at its natural size.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// A view among the symbols of the canvas.
  public struct ResolvedSymbol {
    let node: LayoutNode

    /// The size in points.
    public var size: CGSize { onMainActor(with: node) { $0.record.pointee.size } }
  }

  /// Returns the first of the canvas's symbols that has a tag, or nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    onMainActor(with: (surface.node, id)) { node, id in
      guard let wrapper = node.parent else { return nil }
      let symbols = wrapper.children.dropFirst().filter { $0.trait(TagKey<ID>.self)??.value == id }
      if symbols.count > 1 { node.tree.recordOnce(.tagIsNotUnique("\(id)", RuntimeIssue.place(of: node))) }
      return symbols.first.map { ResolvedSymbol(node: $0) }
    }
  }

  /// Draws a symbol, stretched to fill a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let (size, scale, node) = (symbol.size, surface.scale, symbol.node)
    guard size.width > 0, size.height > 0 else { return }
    let items = onMainActor { DisplayBuilder.list(ofSymbol: node, scale: scale).items }
    let map = CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height).concatenating(
      CGAffineTransform(translationX: rect.minX, y: rect.minY))
    emit(items._grouped(.transform(map), of: surface.id))
  }

  /// Draws a symbol at a point, at its own size.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(symbol.size, at: point, anchor: anchor))
  }
}

extension RuntimeIssue {
  fileprivate static func tagIsNotUnique(_ tag: String, _ place: String) -> RuntimeIssue {
    drawing("Several symbols of a canvas\(place) have the tag \(tag). The first of them is drawn.")
  }
}
