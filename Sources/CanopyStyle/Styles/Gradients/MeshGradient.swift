internal import CanopyCore
internal import Foundation

/// Colors at the points of a net, that go over into each other between them.
///
/// ```swift
/// MeshGradient(
///   width: 3, height: 2,
///   points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.3, 0.8], [1, 1]],
///   colors: [.red, .orange, .yellow, .blue, .indigo, .green])
/// ```
///
/// Points are fractions of what is filled. There have to be `width` × `height` of them, and as many colors.
public struct MeshGradient: ShapeStyle, Equatable {
  /// A point of the net, and where lines through it lead.
  public struct BezierPoint: Equatable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// What attracts the line to the point before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// What attracts the line to the point above it.
    public var topControlPoint: SIMD2<Float>
    /// What attracts the line to the point after it in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// What attracts the line to the point below it.
    public var bottomControlPoint: SIMD2<Float>

    /// A point, and where lines through it lead.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the points are.
  public enum Locations: Equatable, Sendable {
    /// Lines through them are smooth.
    case points([SIMD2<Float>])
    /// Each says where lines through it lead.
    case bezierPoints([BezierPoint])

    var count: Int {
      switch self {
      case .points(let points): points.count
      case .bezierPoints(let points): points.count
      }
    }
  }

  /// What colors the points have.
  public enum Colors: Equatable, Sendable {
    /// Colors that depend on the environment.
    case colors([Color])
    /// Colors that do not.
    case resolvedColors([Color.Resolved])

    var count: Int {
      switch self {
      case .colors(let colors): colors.count
      case .resolvedColors(let colors): colors.count
      }
    }

    func resolved(in environment: EnvironmentValues) -> [Color.Resolved] {
      switch self {
      case .colors(let colors): colors.map { $0.resolve(in: environment) }
      case .resolvedColors(let colors): colors
      }
    }
  }

  /// How many points there are in a row.
  public var width: Int
  /// How many rows of points there are.
  public var height: Int
  /// Where the points are, row by row.
  public var locations: Locations
  /// What colors the points have, row by row.
  public var colors: Colors
  /// What is beside the net.
  public var background: Color
  /// Whether colors go over into each other without edges at the lines of the net.
  public var smoothsColors: Bool
  /// How colors between two others are found.
  public var colorSpace: Gradient.ColorSpace

  /// A net with points and colors of any kind.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
    if !isWhole { RuntimeIssue.record(.meshIsNotWhole(self)) }
  }

  /// A net with smooth lines.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A net with smooth lines, and colors that do not depend on the environment.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A net whose points say where lines lead.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A net whose points say where lines lead, and colors that do not depend on the environment.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Whether there are as many points and colors as there have to be.
  private var isWhole: Bool {
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    return width >= 2 && height >= 2 && !overflows && locations.count == count && colors.count == count
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    let environment = context.environment
    guard isWhole else { return _Paint(background.resolve(in: environment)).lowered(to: level) }
    let net = MeshNet(width, height, locations, colors.resolved(in: environment), smooth: smoothsColors, colorSpace)
    var mesh = MeshPaint(net)
    mesh.background = background.resolve(in: environment)
    return _Paint(.mesh(mesh)).lowered(to: level)
  }
}

extension RuntimeIssue {
  fileprivate static func meshIsNotWhole(_ mesh: MeshGradient) -> RuntimeIssue {
    drawing(
      """
      A mesh gradient\(place()) has \(mesh.locations.count) points and \(mesh.colors.count) colors. It needs \
      \(mesh.width) × \(mesh.height) of each, and at least 2 × 2. Its background is shown.
      """)
  }
}
