import CanopyDrawing
import Foundation
import Testing

@Suite struct PathFingerprintTests {
  private func form(_ path: Path, at x: CGFloat = 0, _ y: CGFloat = 0, scale: CGFloat = 1) -> Fingerprint {
    var result = Fingerprint()
    path.addForm(to: &result, under: CGAffineTransform(scale, 0, 0, scale, x, y))
    return result
  }

  @Test func translatedShapesHaveEqualFingerprints() {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 24, height: 18), cornerRadius: 4)
    #expect(form(path) == form(path.offsetBy(dx: 0.1 + 0.2, dy: -7), at: -0.3, 7))
    #expect(form(path, scale: 2) == form(path.applying(CGAffineTransform(scaleX: 2, y: 2))))
  }

  @Test func differentShapesHaveDifferentFingerprints() {
    let rect = CGRect(x: 0, y: 0, width: 24, height: 18)
    let paths = [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 4),
      Path(roundedRect: rect, cornerRadius: 4.25), Path(roundedRect: rect, cornerRadius: 4, style: .circular),
      Path(rect.offsetBy(dx: 0.5, dy: 0)), Path(rect.offsetBy(dx: 0, dy: 0.5)), Path(rect.offsetBy(dx: -0.5, dy: 0)),
      Path(),
    ]
    #expect(Set(paths.map { form($0) }).count == paths.count)
  }
}
