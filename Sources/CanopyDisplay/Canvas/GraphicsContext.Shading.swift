internal import CanopyCore
internal import CanopyDrawing
internal import CanopyLayout
public import CanopyStyle
public import Foundation

extension GraphicsContext {
  /// The paint of paths.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case style(any ShapeStyle)
      case gradient(Gradient, DrawGradient.Geometry, GradientOptions)
      case palette([Shading])
      case image(Image, origin: CGPoint, source: CGRect, scale: CGFloat)
    }

    let kind: Kind

    /// The foreground style.
    public static var foreground: Shading { style(ForegroundStyle()) }
    /// The content drawn so far. Filling with it changes nothing.
    public static var backdrop: Shading { style(Color.clear) }

    /// Returns several shadings. Paths use the first one; symbols use all of them.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// Returns a shading with a single color.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// Returns a color with components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a gray.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a style, which fills the bounding rectangle of each path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

    /// Returns a linear gradient between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient, .linear(from: startPoint, to: endPoint), options))
    }

    /// Returns a radial gradient around a point.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let geometry = DrawGradient.Geometry.radial(center: center, from: startRadius, to: endRadius, height: 1)
      return Shading(kind: .gradient(gradient, geometry, options))
    }

    /// Returns a conic gradient around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      let geometry = DrawGradient.Geometry.angular(
        center: center, from: angle.radians, to: angle.radians + 2 * .pi)
      return Shading(kind: .gradient(gradient, geometry, options))
    }

    /// Returns a shading that tiles an image, or part of it, in both directions.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - origin: The position of the first tile.
    ///   - sourceRect: The part of the image, as fractions of its size.
    ///   - scale: The scale of each tile.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .image(image, origin: origin, source: sourceRect, scale: scale))
    }
  }

  /// Options for the repetition and the interpolation of a gradient.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The gradient repeats.
    public static let `repeat` = GradientOptions(rawValue: 1 << 0)
    /// The gradient repeats, with every other repetition reversed.
    public static let mirror = GradientOptions(rawValue: 1 << 1)
    /// Colors are interpolated in a linear color space.
    public static let linearColor = GradientOptions(rawValue: 1 << 2)

    var spread: DrawGradient.Spread { contains(.mirror) ? .mirror : contains(.repeat) ? .repeat : .pad }
  }

  /// Returns the shading with its styles resolved in the environment.
  public func resolve(_ shading: Shading) -> Shading {
    guard case .style(let style) = shading.kind, case .color(let color) = style._paint(in: environment).kind else {
      return shading
    }
    return .color(Color(color))
  }
}

extension GraphicsContext.Shading {
  /// Returns the paint in an area, and its effects, or nil if nothing is drawn.
  func paint(in area: CGRect, _ scene: CanvasScene) -> (paint: DrawPaint, effects: PaintEffects)? {
    let environment = scene.environment
    switch kind {
    case .style(let style):
      let paint = style._paint(in: environment)
      return (DrawPaint(paint, in: area, isDark: environment.colorScheme == .dark), paint.effects)
    case .gradient(let gradient, let geometry, let options):
      let stops = gradient.stops.map {
        GradientPaint.Stop(color: $0.color.resolve(in: environment), location: $0.location)
      }
      let space = options.contains(.linearColor) ? .linear : gradient.colorSpace
      let sound = geometry.checked(by: scene)
      return (.gradient(DrawGradient(stops._drawn(in: space), sound, spread: options.spread)), PaintEffects())
    case .palette(let shadings): return shadings.first?.paint(in: area, scene)
    case .image(let image, let origin, let source, let scale):
      guard let tile = DrawTile(image, origin: origin, source: source, scale: scale, in: environment) else {
        return nil
      }
      return (.tile(tile), PaintEffects())
    }
  }
}

extension DrawGradient.Geometry {
  /// Returns the geometry with valid radii. Invalid ones are reported and replaced with 0.
  fileprivate func checked(by scene: CanvasScene) -> DrawGradient.Geometry {
    guard case .radial(let center, let from, let to, let height) = self,
      !(from._isGradientRadius && to._isGradientRadius)
    else { return self }
    let wrong = from._isGradientRadius ? to : from
    onMainActor(with: scene.node) { node in
      node.tree.recordOnce(
        .gradientRadiusIsInvalid(wrong, of: "radial gradient of a canvas", RuntimeIssue.place(of: node)))
    }
    return .radial(
      center: center, from: from._isGradientRadius ? from : 0, to: to._isGradientRadius ? to : 0, height: height)
  }
}
