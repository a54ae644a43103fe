internal import CanopyCore
internal import CanopyDrawing
internal import Foundation

// Conversion of frames that views share through their enclosing transforms, because one view may be in a scaled card, and the
// other may not.

@MainActor
extension LayoutNode {
  /// Returns the transform from the coordinates of the enclosing element, which the element's frame is in, to the coordinates of
  /// the window.
  ///
  /// - Parameter seesMotion: A Boolean value that indicates whether to use the shown positions of elements.
  func transformToWindow(seesMotion: Bool) -> CGAffineTransform {
    seesMotion ? ShownGeometry.see { transformToWindow(true) } : transformToWindow(false)
  }

  private func transformToWindow(_ seesMotion: Bool) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var next = parent
    while let node = next {
      let kind = ViewRuntime.elements[node.element].kind
      if kind == .wrapper || kind == .container {
        let displacement = seesMotion ? node.shownDisplacement : node.displacement
        transform = transform.followed(byTranslation: displacement)
      }
      let frame =
        seesMotion ? node.shownFrame : CGRect(origin: node.record.pointee.origin, size: node.record.pointee.size)
      if kind == .wrapper, let own = node.layout.transform(of: node, in: frame.size) {
        // Ignores the perspective.
        transform = transform.concatenating(
          CGAffineTransform(a: own.m11, b: own.m12, c: own.m21, d: own.m22, tx: own.m31, ty: own.m32))
      }
      transform = transform.followed(byTranslation: frame.origin)
      next = node.parent
    }
    return transform
  }

  /// Returns the transform from the coordinates of the children to the coordinates of the window.
  func contentTransformToWindow(seesMotion: Bool) -> CGAffineTransform {
    let origin = seesMotion ? shownOrigin : record.pointee.origin
    return CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(
      transformToWindow(seesMotion: seesMotion))
  }

  /// The shown frame of the element in the window, as other matched elements see it.
  var matchedFrame: CGRect { shownFrame._matched(through: transformToWindow(seesMotion: true)) }
}

extension CGAffineTransform {
  fileprivate func followed(byTranslation point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx + point.x, ty: ty + point.y)
  }

  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The inverse transform; the identity if there is none, because everything is shown in a line or a point.
  var undone: CGAffineTransform { abs(a * d - b * c) > 1e-9 ? inverted() : .identity }
}

extension CGRect {
  /// Returns the frame in other coordinates: its center is transformed, and its lengths are scaled. A rotation affects the view,
  /// but not its frame.
  func _matched(through transform: CGAffineTransform) -> CGRect {
    if transform.isTranslation { return offsetBy(dx: transform.tx, dy: transform.ty) }
    let center = CGPoint(x: midX, y: midY).applying(transform)
    let size = CGSize(
      width: width * hypot(transform.a, transform.b), height: height * hypot(transform.c, transform.d))
    return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}
