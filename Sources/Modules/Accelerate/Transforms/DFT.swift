/// Makes what transforms of complex numbers need; nil for lengths other than 1, 3, 5 or 15 times 8, 16, 32 and so on.
public func vDSP_DFT_zop_CreateSetup(
  _ previous: vDSP_DFT_Setup?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? { DiscreteTransform.make(.complex(isInverse: direction == .INVERSE), length) }

/// Makes what transforms of real numbers need; nil for lengths other than 1, 3, 5 or 15 times 16, 32 and so on.
public func vDSP_DFT_zrop_CreateSetup(
  _ previous: vDSP_DFT_Setup?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? { DiscreteTransform.make(.real(isInverse: direction == .INVERSE), length) }

/// Transforms complex numbers, or real ones of which the even are in the real parts; nothing is scaled but real numbers
/// forward, by 2.
public func vDSP_DFT_Execute(
  _ setup: OpaquePointer, _ inputReal: UnsafePointer<Float>, _ inputImaginary: UnsafePointer<Float>,
  _ outputReal: UnsafeMutablePointer<Float>, _ outputImaginary: UnsafeMutablePointer<Float>
) {
  let transform = DiscreteTransform.of(setup)
  let indices = 0..<transform.count
  let result = transform.transform(
    indices.map { Double(inputReal[$0]) }, indices.map { Double(inputImaginary[$0]) })
  for index in indices {
    (outputReal[index], outputImaginary[index]) = (Float(result.real[index]), Float(result.imaginary[index]))
  }
}

/// Frees what transforms needed.
public func vDSP_DFT_DestroySetup(_ setup: vDSP_DFT_Setup?) { DiscreteTransform.free(setup) }

/// Makes what transforms of complex numbers need; nil for lengths other than 1, 3, 5 or 15 times 8, 16, 32 and so on.
public func vDSP_DFT_zop_CreateSetupD(
  _ previous: vDSP_DFT_SetupD?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_SetupD? { DiscreteTransform.make(.complex(isInverse: direction == .INVERSE), length) }

/// Makes what transforms of real numbers need; nil for lengths other than 1, 3, 5 or 15 times 16, 32 and so on.
public func vDSP_DFT_zrop_CreateSetupD(
  _ previous: vDSP_DFT_SetupD?, _ length: vDSP_Length, _ direction: vDSP_DFT_Direction
) -> vDSP_DFT_SetupD? { DiscreteTransform.make(.real(isInverse: direction == .INVERSE), length) }

/// Transforms complex numbers, or real ones of which the even are in the real parts; nothing is scaled but real numbers
/// forward, by 2.
public func vDSP_DFT_ExecuteD(
  _ setup: OpaquePointer, _ inputReal: UnsafePointer<Double>, _ inputImaginary: UnsafePointer<Double>,
  _ outputReal: UnsafeMutablePointer<Double>, _ outputImaginary: UnsafeMutablePointer<Double>
) {
  let transform = DiscreteTransform.of(setup)
  let indices = 0..<transform.count
  let result = transform.transform(
    indices.map { Double(inputReal[$0]) }, indices.map { Double(inputImaginary[$0]) })
  for index in indices {
    (outputReal[index], outputImaginary[index]) = (Double(result.real[index]), Double(result.imaginary[index]))
  }
}

/// Frees what transforms needed.
public func vDSP_DFT_DestroySetupD(_ setup: vDSP_DFT_SetupD?) { DiscreteTransform.free(setup) }

/// Makes what cosine transforms need; nil for lengths other than 1, 3, 5 or 15 times 16, 32 and so on.
public func vDSP_DCT_CreateSetup(
  _ previous: vDSP_DFT_Setup?, _ length: vDSP_Length, _ type: vDSP_DCT_Type
) -> vDSP_DFT_Setup? { DiscreteTransform.make(.cosine(type), length) }

/// Transforms real numbers to cosines; nothing is scaled.
public func vDSP_DCT_Execute(
  _ setup: OpaquePointer, _ input: UnsafePointer<Float>, _ output: UnsafeMutablePointer<Float>
) {
  let transform = DiscreteTransform.of(setup)
  let result = transform.transform((0..<transform.count).map { Double(input[$0]) }, [])
  for (index, value) in result.real.enumerated() { output[index] = Float(value) }
}
