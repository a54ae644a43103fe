import Foundation
import SwiftUI
import Testing

@testable import Guide

@MainActor @Suite struct BadgeTests {
  @Test func aBadgeIsAPNGFile() throws {
    let png = try #require(badge(for: "Grace", in: "en"))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func aProgrammeIsOnePageOfPDF() throws {
    let renderer = ImageRenderer(
      content: VStack {
        ForEach(["Ada", "Grace"], id: \.self) { Badge(name: $0, color: .teal) }
      })
    renderer.proposedSize = ProposedViewSize(width: 595, height: 842)
    let pdf = try #require(renderer.pdfData)
    let svg = try #require(renderer.svgData)
    #expect(pdf.starts(with: Data("%PDF".utf8)))
    #expect(svg.starts(with: Data("<?xml".utf8)))
  }
}
