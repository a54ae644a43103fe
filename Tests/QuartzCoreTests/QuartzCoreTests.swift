import CoreGraphics
import QuartzCore
import SwiftUI
import Testing

/// Files that import `CoreGraphics` or `QuartzCore` beside SwiftUI, or alone.
@Suite struct QuartzCoreTests {
  @Test func theNamesOfCoreGraphicsAreThoseOfSwiftUI() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    let moved = Path(path).applying(CGAffineTransform(translationX: 10, y: 0)).cgPath
    #expect(moved.boundingBoxOfPath.minX.rounded() == 0)
    #expect(CGVector(dx: 1, dy: 2).dy == 2)
    let color: CGColor? = Color(cgColor: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)).cgColor
    #expect(color == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(Color.primary.cgColor == nil)
  }

  @Test func theNamesOfCoreAnimationAreThere() {
    let transform = CATransform3DRotate(CATransform3DIdentity, .pi, 0, 0, 1)
    #expect(!CATransform3DIsIdentity(transform))
    let start: CFTimeInterval = CACurrentMediaTime()
    #expect(CACurrentMediaTime() >= start)
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date.timeIntervalSinceReferenceDate) < 5)
  }
}
