package import CanopyDrawing
public import Foundation

/// A PDF file that is written page by page, with Core Graphics' API.
///
/// ```swift
/// ImageRenderer(content: Invoice()).render { size, draw in
///   var box = CGRect(origin: .zero, size: size)
///   guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
///   pdf.beginPDFPage(nil)
///   draw(pdf)
///   pdf.endPDFPage()
///   pdf.closePDF()
/// }
/// ```
public final class CGContext {
  private let url: URL
  private let file: VectorFile
  private let box: CGRect
  private var isOnPage = false
  private var isClosed = false

  /// Creates a PDF file, or returns nil if the page size isn't positive and finite.
  ///
  /// - Parameters:
  ///   - url: The location of the file.
  ///   - mediaBox: The bounds of the pages, or nil for US Letter paper.
  ///   - auxiliaryInfo: Metadata, which is ignored.
  public init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    guard let file = VectorFile(.pdf, size: box.size) else { return nil }
    self.url = url
    self.file = file
  }

  /// Begins a page, and ends the current one.
  ///
  /// - Parameter pageInfo: Information about the page, which is ignored.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    if isOnPage { endPDFPage() }
    isOnPage = true
    file.beginPage(size: box.size)
  }

  /// Ends the current page.
  public func endPDFPage() {
    guard isOnPage, !isClosed else { return }
    isOnPage = false
    file.endPage()
  }

  /// Ends the current page and writes the file. If the file can't be written, an error is printed.
  public func closePDF() {
    guard !isClosed else { return }
    endPDFPage()
    isClosed = true
    do {
      try file.finish().write(to: url)
    } catch {
      FileHandle.standardError.write(Data("The PDF file \(url.path) could not be written: \(error)\n".utf8))
    }
  }

  package func draw(_ list: DisplayList, resolution: CGFloat) {
    if !isClosed { file.draw(list, resolution: resolution) }
  }
}
