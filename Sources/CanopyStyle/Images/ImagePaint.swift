package import CanopyCore
internal import CanopyDrawing
public import Foundation

/// A style that fills an area with a repeated image, or a repeated part of one.
///
/// ```swift
/// Rectangle().fill(ImagePaint(image: Image("stripes"), scale: 0.5))
/// ```
public struct ImagePaint: ShapeStyle, Equatable {
  /// The image to repeat.
  public var image: Image
  /// The part of the image to repeat, in unit coordinates.
  public var sourceRect: CGRect
  /// The scale factor for the image.
  public var scale: CGFloat

  /// Creates a style that repeats an image, or a part of it.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    guard let tile = DrawTile(image, origin: .zero, source: sourceRect, scale: scale, in: context.environment) else {
      return _Paint(Color.Resolved.transparent)
    }
    return _Paint(.tile(tile)).atLevel(level)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that repeats an image, or a part of it.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension DrawTile {
  /// Creates a tile from an image. Returns nil if the scale isn't positive and finite, or if the image is missing, is a
  /// symbol, or is drawn by code.
  ///
  /// - Parameter origin: The top-left corner of one of the repeated tiles.
  package init?(_ image: Image, origin: CGPoint, source: CGRect, scale: CGFloat, in environment: EnvironmentValues) {
    guard scale > 0, scale.isFinite else { return nil }
    // Recorded once per view tree, because paints resolve each time they are drawn.
    func report(_ issue: RuntimeIssue) {
      if let tree = environment.tree { tree.recordOnce(issue) } else { RuntimeIssue.record(issue) }
    }
    // Only symbols are as large as letters, and they can't be repeated.
    let surroundings = ImageSurroundings(in: environment, letterSize: 0, letterWeight: 400)
    let resolved = ResolvedImage(
      image, in: surroundings, (environment.scope ?? .ofNoTree).tree.engines, report: report)
    guard case .picture(let picture, _) = resolved.content else {
      if case .missing = resolved.content { return nil }
      report(.imageIsNotRepeatable)
      return nil
    }
    let size = CGSize(
      width: resolved.size.width * source.width * scale, height: resolved.size.height * source.height * scale)
    self.init(picture, source: source, in: CGRect(origin: origin, size: size))
  }
}

extension RuntimeIssue {
  fileprivate static var imageIsNotRepeatable: RuntimeIssue {
    drawing(
      "An image paint\(place()) repeats a symbol or an image that code draws. It can repeat pictures; nothing is filled."
    )
  }
}
