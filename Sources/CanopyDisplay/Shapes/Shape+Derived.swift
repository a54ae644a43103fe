internal import CanopyAnimation
internal import CanopyCore
public import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
public import Foundation

extension Shape {
  /// Returns the part of the outline between two fractions of its length.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// Returns the outline as a line.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }

  /// Returns the outline as a line.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the shape in a rectangle of a fixed size.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// Returns the shape in a rectangle of a fixed size.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns the shape in a rectangle of a fixed size, aligned to the shape's frame at a point.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }
}

struct TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var start: CGFloat
  var end: CGFloat

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set { (shape.animatableData, start, end) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}

/// A shape that is a line along the outline of another shape.
nonisolated protocol StrokingShape {
  /// Returns the path of the line.
  func line(in rect: CGRect) -> Path
  var style: StrokeStyle { get }
}

struct StrokedShape<Content: Shape>: Shape, StrokingShape {
  var shape: Content
  var style: StrokeStyle

  nonisolated func line(in rect: CGRect) -> Path { shape.path(in: rect) }
  nonisolated func path(in rect: CGRect) -> Path { line(in: rect).strokedPath(style) }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  nonisolated static var role: ShapeRole { .stroke }

  nonisolated var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  var anchor: UnitPoint

  nonisolated func path(in rect: CGRect) -> Path {
    let x = rect.minX + anchor.x * (rect.width - size.width)
    let y = rect.minY + anchor.y * (rect.height - size.height)
    return shape.path(in: CGRect(x: x, y: y, width: size.width, height: size.height))
  }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (size.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// The center line of a border inside a shape.
struct BorderShape<Content: InsettableShape>: Shape {
  var shape: Content
  var width: CGFloat

  nonisolated func path(in rect: CGRect) -> Path { shape.inset(by: width / 2).path(in: rect) }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  nonisolated var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, width) }
    set { (shape.animatableData, width) = (newValue.first, newValue.second) }
  }
}
