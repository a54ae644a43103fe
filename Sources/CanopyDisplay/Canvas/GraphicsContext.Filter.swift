internal import CanopyCore
public import CanopyDrawing
public import CanopyStyle
public import Foundation

extension GraphicsContext {
  /// An effect on the pixels that the context draws.
  public struct Filter {
    private enum Kind {
      case projection(ProjectionTransform)
      case shadow(ShadowStyle, BlendMode, ShadowOptions)
      case colors(ColorMatrix)
      case multiplication(Color)
      case blur(CGFloat, isOpaque: Bool)
      case threshold(min: Double, max: Double, Color)
    }

    private let kind: Kind

    /// Returns a filter that applies a projection transform.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Returns a filter that adds a shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(kind: .shadow(.drop(color: color, radius: radius, x: x, y: y), blendMode, options))
    }

    /// Returns a filter that multiplies each color by the given color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiplication(color)) }

    /// Returns a filter that applies a matrix to each color.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .colors(matrix)) }

    /// Returns a filter that rotates the hue of each color.
    public static func hueRotation(_ angle: Angle) -> Filter { colorMatrix(.hueRotation(angle.radians)) }

    /// Returns a filter that adjusts the saturation. An amount of 1 changes nothing, and 0 results in gray.
    public static func saturation(_ amount: Double) -> Filter { colorMatrix(.saturation(amount)) }

    /// Returns a filter that brightens colors by an amount from -1 to 1.
    public static func brightness(_ amount: Double) -> Filter { colorMatrix(.brightness(amount)) }

    /// Returns a filter that adjusts the contrast. An amount of 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { colorMatrix(.contrast(amount)) }

    /// Returns a filter that inverts colors by an amount from 0 to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter { colorMatrix(.inversion(amount)) }

    /// Returns a filter that desaturates colors by an amount from 0 to 1, which results in gray.
    public static func grayscale(_ amount: Double) -> Filter { colorMatrix(.saturation(1 - amount)) }

    /// A filter that sets the opacity to the luminance of the color.
    public static var luminanceToAlpha: Filter { colorMatrix(.luminanceToAlpha) }

    /// Returns a filter that applies a Gaussian blur.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius, isOpaque: options.contains(.opaque)))
    }

    /// Returns a filter that replaces pixels whose opacity is in a range with a color, and makes all other pixels transparent.
    ///
    /// Combine it with a blur to make neighboring shapes merge like drops of a liquid.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(kind: .threshold(min: min, max: max, color))
    }

    /// Returns display items with the filter applied.
    func change(_ items: [DisplayItem], of element: ElementIndex, in environment: EnvironmentValues) -> [DisplayItem] {
      switch kind {
      case .projection(let map): items._grouped(.projection(map), of: element)
      case .shadow(let shadow, let mode, let options):
        items._addingShadow(DisplayShadow(ShadowPaint(shadow, in: environment)), mode, options, of: element)
      case .colors(let matrix): items._grouped(.colors(matrix), of: element)
      case .multiplication(let color):
        items._grouped(.colors(.multiplication(by: DrawColor(color.resolve(in: environment)))), of: element)
      case .blur(let radius, let isOpaque): items._grouped(.blur(radius: radius, isOpaque: isOpaque), of: element)
      case .threshold(let min, let max, let color):
        items._grouped(
          .threshold(min: Float(min), max: Float(max), DrawColor(color.resolve(in: environment))), of: element)
      }
    }
  }

  /// Options for how a filter computes colors.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The filter uses a linear color space.
    @available(*, unavailable, message: "Colors are mixed as nonlinear sRGB values. Omit this option.")
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Options for the position and the caster of a shadow.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The shadow is drawn in front of the content.
    public static let shadowAbove = ShadowOptions(rawValue: 1 << 0)
    /// Only the shadow is drawn, without the content.
    public static let shadowOnly = ShadowOptions(rawValue: 1 << 1)
    /// The area around the content casts the shadow. Combine it with `shadowAbove` and `BlendMode.sourceAtop` for an inner
    /// shadow.
    public static let invertsAlpha = ShadowOptions(rawValue: 1 << 2)
    /// The shadow and the content are composited with the backdrop separately, not as a group.
    public static let disablesGroup = ShadowOptions(rawValue: 1 << 3)
  }

  /// Options for the opacity and the quality of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The blurred content stays opaque.
    public static let opaque = BlurOptions(rawValue: 1 << 0)
    /// The result is dithered. This option has no effect yet.
    public static let dithersResult = BlurOptions(rawValue: 1 << 1)
  }
}

extension [DisplayItem] {
  /// Returns the items with a shadow.
  fileprivate func _addingShadow(
    _ shadow: DisplayShadow, _ mode: BlendMode, _ options: GraphicsContext.ShadowOptions, of element: ElementIndex
  ) -> [DisplayItem] {
    if mode == .normal, options.isEmpty { return _grouped(.shadow(shadow), of: element) }
    var alone = shadow
    alone.kind = options.contains(.invertsAlpha) ? .surrounding : .alone
    var shade = _grouped(.shadow(alone), of: element)
    if mode != .normal { shade = shade._grouped(.blend(mode), of: element) }
    let things = options.contains(.shadowOnly) ? [] : self
    let all = options.contains(.shadowAbove) ? things + shade : shade + things
    return options.contains(.disablesGroup) ? all : all._grouped(.layer(opacity: 1), of: element)
  }
}
