internal import CanopyCore
internal import Foundation

/// A two-dimensional gradient with colors at the vertices of a mesh.
///
/// ```swift
/// MeshGradient(
///   width: 3, height: 2,
///   points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.3, 0.8], [1, 1]],
///   colors: [.red, .orange, .yellow, .blue, .indigo, .green])
/// ```
///
/// Points are in unit coordinates of the filled area. The mesh requires `width` × `height` points and as many colors.
public struct MeshGradient: ShapeStyle, Equatable {
  /// A vertex of the mesh with the control points of the curves through it.
  public struct BezierPoint: Equatable, Sendable {
    /// The position of the vertex.
    public var position: SIMD2<Float>
    /// The control point of the curve to the previous vertex in the row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the vertex above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the next vertex in the row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the vertex below.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a vertex from its position and control points.
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

  /// The locations of the vertices.
  public enum Locations: Equatable, Sendable {
    /// Positions of vertices. Their control points are derived so that the curves through them are smooth.
    case points([SIMD2<Float>])
    /// Vertices with explicit control points.
    case bezierPoints([BezierPoint])

    var count: Int {
      switch self {
      case .points(let points): points.count
      case .bezierPoints(let points): points.count
      }
    }
  }

  /// The colors of the vertices.
  public enum Colors: Equatable, Sendable {
    /// Colors that are resolved in the environment.
    case colors([Color])
    /// Colors that don't depend on the environment.
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

  /// The number of vertices in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The locations of the vertices, row by row.
  public var locations: Locations
  /// The colors of the vertices, row by row.
  public var colors: Colors
  /// The color of the area outside of the mesh.
  public var background: Color
  /// A Boolean value that indicates whether colors are interpolated smoothly across the edges between cells of the
  /// mesh.
  public var smoothsColors: Bool
  /// The color space in which colors between vertices are interpolated.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh gradient from locations and colors of either kind.
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
    if !isComplete { RuntimeIssue.record(.meshIsIncomplete(self)) }
  }

  /// Creates a mesh gradient with smooth curves through the given points.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh gradient with smooth curves through the given points, and colors that don't depend on the
  /// environment.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh gradient from vertices with explicit control points.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh gradient from vertices with explicit control points, and colors that don't depend on the
  /// environment.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A Boolean value that indicates whether the mesh has at least 2 × 2 vertices and the required number of points and
  /// colors.
  private var isComplete: Bool {
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    return width >= 2 && height >= 2 && !overflows && locations.count == count && colors.count == count
  }

  public func _paint(at level: Int, in context: _PaintContext) -> _Paint {
    let environment = context.environment
    guard isComplete else { return _Paint(background.resolve(in: environment)).atLevel(level) }
    let grid = MeshGrid(width, height, locations, colors.resolved(in: environment), smooth: smoothsColors, colorSpace)
    var mesh = MeshPaint(grid)
    mesh.background = background.resolve(in: environment)
    return _Paint(.mesh(mesh)).atLevel(level)
  }
}

extension RuntimeIssue {
  fileprivate static func meshIsIncomplete(_ mesh: MeshGradient) -> RuntimeIssue {
    drawing(
      """
      A mesh gradient\(place()) has \(mesh.locations.count) points and \(mesh.colors.count) colors. It needs \
      \(mesh.width) × \(mesh.height) of each, and at least 2 × 2. Showing only its background.
      """)
  }
}
