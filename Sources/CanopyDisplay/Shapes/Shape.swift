public import CanopyAnimation
public import CanopyCore
public import CanopyDrawing
public import CanopyLayout
public import CanopyStyle
public import Foundation

/// A two-dimensional form that adapts to a rectangle of any size.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
/// ```
///
/// Used as a view, a shape is filled with the foreground style, and takes up all of the proposed space.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline of the shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// The default role of the shape.
  nonisolated static var role: ShapeRole { get }

  /// The behavior of the shape in a right-to-left layout.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size of the shape for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// The default role of a shape.
public enum ShapeRole: Sendable {
  /// The shape is filled.
  case fill
  /// The shape is stroked.
  case stroke
  /// The shape separates other content, such as a divider.
  case separator
}

extension Shape {
  /// The shape is filled.
  nonisolated public static var role: ShapeRole { .fill }

  /// By default, shapes are mirrored in right-to-left layouts.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Returns the proposed size.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

// Used as a view, a shape is filled with the foreground style.

@MainActor
extension Shape {
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  public static var _words: Int { _ShapeView<Self, ForegroundStyle>._words }
  public static var _elements: Int { 1 }

  public static func _mount(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    var shown = _ShapeView(shape: view.pointee, style: ForegroundStyle())
    _ShapeView._mount(&shown, slots, context)
  }

  public static func _update(_ view: UnsafeMutablePointer<Self>, _ slots: _Slots, _ context: _MountContext) {
    var shown = _ShapeView(shape: view.pointee, style: ForegroundStyle())
    _ShapeView._update(&shown, slots, context)
  }

  public static func _unmount(_ slots: _Slots) { _ShapeView<Self, ForegroundStyle>._unmount(slots) }

  public static func _rerun(_: UnsafeMutablePointer<_BodyRecord>) {}
}

/// A shape that can be inset.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape inset by a length at each edge.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in an inset rectangle.
struct ShrunkShape<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect._shrunk(by: amount)) }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
  nonisolated func inset(by amount: CGFloat) -> ShrunkShape { ShrunkShape(base: base, amount: self.amount + amount) }
}

extension CGRect {
  /// Returns the rectangle inset at each edge. If it is too small, the result is empty and keeps the center.
  func _shrunk(by amount: CGFloat) -> CGRect {
    let (x, y) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}
