public import CanopyDrawing
public import Foundation

extension GraphicsContext {
  /// Something that is done to the pixels of what is drawn.
  public struct Filter {
    private enum Kind {
      case projection(ProjectionTransform)
      case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
      case colors(ColorMatrix)
      case multiplication(Color)
      case blur(CGFloat, isOpaque: Bool)
      case threshold(min: Double, max: Double, Color)
    }

    private let kind: Kind

    /// Moves points as a map says.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Adds a shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(kind: .shadow(color, radius: radius, x: x, y: y))
    }

    /// Multiplies colours by another one.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiplication(color)) }

    /// Maps colours.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .colors(matrix)) }

    /// Turns hues.
    public static func hueRotation(_ angle: Angle) -> Filter { colorMatrix(.hueRotation(angle.radians)) }

    /// Makes colours stronger or paler.
    public static func saturation(_ amount: Double) -> Filter { colorMatrix(.saturation(amount)) }

    /// Makes colours brighter.
    public static func brightness(_ amount: Double) -> Filter { colorMatrix(.brightness(amount)) }

    /// Sets what is bright apart from what is dark.
    public static func contrast(_ amount: Double) -> Filter { colorMatrix(.contrast(amount)) }

    /// Turns colours into their opposites, or part of the way.
    public static func colorInvert(_ amount: Double = 1) -> Filter { colorMatrix(.inversion(amount)) }

    /// Takes colour away.
    public static func grayscale(_ amount: Double) -> Filter { colorMatrix(.saturation(1 - amount)) }

    /// Makes what is bright opaque, and what is dark transparent.
    public static var luminanceToAlpha: Filter { colorMatrix(.luminanceToAlpha) }

    /// Blurs.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .blur(radius, isOpaque: options.contains(.opaque)))
    }

    /// Fills with a colour what is opaque enough, and leaves out the rest: drops that are blurred flow into each other.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(kind: .threshold(min: min, max: max, color))
    }

    func effect(in environment: EnvironmentValues) -> DisplayGroup.Effect {
      switch kind {
      case .projection(let map): .projection(map)
      case .shadow(let color, let radius, let x, let y):
        .shadow(DisplayShadow(ShadowPaint(.drop(color: color, radius: radius, x: x, y: y), in: environment)))
      case .colors(let matrix): .colors(matrix)
      case .multiplication(let color): .colors(.multiplication(by: DrawColor(color.resolve(in: environment))))
      case .blur(let radius, let isOpaque): .blur(radius: radius, isOpaque: isOpaque)
      case .threshold(let min, let max, let color):
        .threshold(min: Float(min), max: Float(max), DrawColor(color.resolve(in: environment)))
      }
    }
  }

  /// How a filter is meant.
  public struct FilterOptions: OptionSet, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let rawValue: UInt32
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Colours are mixed as light adds up.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// How a shadow is meant.
  public struct ShadowOptions: OptionSet, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let rawValue: UInt32
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// How a blur is meant.
  public struct BlurOptions: OptionSet, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let rawValue: UInt32
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Nothing shines through where something is blurred.
    public static let opaque = BlurOptions(rawValue: 1 << 0)
    /// What is blurred keeps its strength at the edges.
    public static let dithersResult = BlurOptions(rawValue: 1 << 1)
  }
}
